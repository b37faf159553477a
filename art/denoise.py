"""Removes the noise of few samples: non-local means over two half renderings, as Rousselle et al. 2012.

Each half is filtered with weights that the other half gives, so that no pixel's noise decides how it is kept. Normals and
albedo, which are almost free of noise, keep edges and prints. Arrays are rows x columns x channels, linear light.
"""
import numpy as np


def shifted(picture, down, right):
    """The picture moved by whole pixels; its border is repeated."""
    rows = np.clip(np.arange(picture.shape[0]) + down, 0, picture.shape[0] - 1)
    columns = np.clip(np.arange(picture.shape[1]) + right, 0, picture.shape[1] - 1)
    return picture[rows][:, columns]


def blur(plane, radius):
    """The mean of a square around each pixel."""
    for axis in (0, 1):
        steps = [shifted(plane, *((step, 0) if axis == 0 else (0, step))) for step in range(-radius, radius + 1)]
        plane = sum(steps) / np.float32(len(steps))
    return plane


def denoise(first, second, features, radius=4, strength=0.5):
    """`features`: a list of (picture, tolerance). Returns the mean of both halves, filtered."""
    logs = [np.log1p(6 * np.maximum(half[..., :3], 0)) for half in (first, second)]
    # Of each half: twice the variance of their mean.
    variance = blur(((logs[0] - logs[1]) ** 2 / 2).astype(np.float32), 2) + 1e-6
    sums = [np.zeros_like(first), np.zeros_like(second)]
    weights = [np.zeros(first.shape[:2], np.float32) for _ in range(2)]
    for down in range(-radius, radius + 1):
        for right in range(-radius, radius + 1):
            near = shifted(variance, down, right)
            alike = 0
            for picture, tolerance in features:
                alike = alike + ((picture - shifted(picture, down, right)) ** 2).sum(axis=2) / np.float32(tolerance**2)
            noise, spread = variance + np.minimum(near, variance), 1e-5 + strength * strength * (variance + near)
            for half, log in enumerate(logs):
                step = (((log - shifted(log, down, right)) ** 2 - noise) / spread).mean(axis=2)
                weight = np.exp(-np.maximum(np.maximum(blur(step, 1), 0), alike))
                other = (first, second)[1 - half]
                sums[1 - half] += weight[..., None] * shifted(other, down, right)
                weights[1 - half] += weight
    return sum(total / weight[..., None] for total, weight in zip(sums, weights)) / 2
