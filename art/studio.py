"""One light, one set of materials and one workbench for every picture of the product.

Devices are built about six units long, standing on z = 0. Colours are sRGB as in `ui/theme.ts`, angles are degrees.
"""
import math
import os
import re
import shutil
import sys

import bpy
import numpy as np
import pyclipper
from denoise import denoise
from mathutils import Matrix, Vector
from mathutils.geometry import interpolate_bezier

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
FONT = os.path.join(ROOT, 'ui', 'fonts', 'bricolage-grotesque-semibold.ttf')


def read_palette():
    """The colours of `ui/theme.ts` by name, as linear RGB."""
    with open(os.path.join(ROOT, 'ui', 'theme.ts'), encoding='utf-8') as theme:
        return {name: linear(colour) for name, colour in re.findall(r"(\w+): '#([0-9a-f]{6})'", theme.read())}


def linear(colour):
    """`ff4f2b` as Blender counts colours."""
    shares = (int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return tuple(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)


PALETTE = read_palette()


# ---------------------------------------------------------------- materials


def material(name, colour, metallic=0.0, roughness=0.4, grain=0.0, grain_scale=90.0, **inputs):
    """`grain`: depth of a bead-blasted surface, 0 to 1. Other inputs are those of the principled shader, `Clearcoat=1`."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Roughness'].default_value = roughness
    for key, value in inputs.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    place = nodes.new('ShaderNodeTexCoord')
    # No surface is equally smooth everywhere: slow changes of roughness are what makes it look touched.
    cloud = nodes.new('ShaderNodeTexNoise')
    cloud.inputs['Scale'].default_value = 1.7
    cloud.inputs['Detail'].default_value = 2
    span = nodes.new('ShaderNodeMapRange')
    span.inputs['To Min'].default_value = roughness * 0.8
    span.inputs['To Max'].default_value = min(1, roughness * 1.25)
    links.new(place.outputs['Object'], cloud.inputs['Vector'])
    links.new(cloud.outputs['Fac'], span.inputs['Value'])
    links.new(span.outputs['Result'], shader.inputs['Roughness'])
    if grain > 0:
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = grain_scale
        noise.inputs['Detail'].default_value = 2
        bump = nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = grain
        bump.inputs['Distance'].default_value = 0.012
        links.new(place.outputs['Object'], noise.inputs['Vector'])
        links.new(noise.outputs['Fac'], bump.inputs['Height'])
        links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return made


def brushed(name, colour, roughness=0.3, along='x', strength=0.12):
    """Metal with the lines of a brush that went along one axis."""
    made = material(name, colour, metallic=1, roughness=roughness)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place = next(node for node in nodes if node.type == 'TEX_COORD')
    stretch = nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = tuple(2.5 if axis == along else 160 for axis in 'xyz')
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1
    noise.inputs['Detail'].default_value = 3
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = 0.01
    links.new(place.outputs['Object'], stretch.inputs['Vector'])
    links.new(stretch.outputs['Vector'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])
    return made


def glow(name, colour, strength):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes = made.node_tree.nodes
    shader = nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Emission'].default_value = (*colour, 1)
    shader.inputs['Emission Strength'].default_value = strength
    return made


def smoked(name, colour, density=0.5, roughness=0.12):
    """A thin tinted shell that one sees through: cheaper and clearer than refraction, with a coat that reflects."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    coat = nodes['Principled BSDF']
    coat.inputs['Base Color'].default_value = (*colour, 1)
    coat.inputs['Roughness'].default_value = roughness
    coat.inputs['Specular'].default_value = 0.6
    clear = nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = (*(0.35 + 0.65 * share for share in (0.82, 0.86, 0.95)), 1)
    rim = nodes.new('ShaderNodeLayerWeight')
    rim.inputs['Blend'].default_value = 0.35
    span = nodes.new('ShaderNodeMapRange')
    span.inputs['To Min'].default_value = density
    span.inputs['To Max'].default_value = 1
    mix = nodes.new('ShaderNodeMixShader')
    links.new(rim.outputs['Facing'], span.inputs['Value'])
    links.new(span.outputs['Result'], mix.inputs['Fac'])
    links.new(clear.outputs['BSDF'], mix.inputs[1])
    links.new(coat.outputs['BSDF'], mix.inputs[2])
    links.new(mix.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return made


class Materials:
    """The material language: dark anodised metal, bright steel where it springs, vermilion on what moves."""

    def __init__(self):
        self.anodised = material('anodised', (0.045, 0.052, 0.066), metallic=1, roughness=0.4, grain=0.3)
        self.graphite = material('graphite', (0.13, 0.138, 0.155), metallic=1, roughness=0.4, grain=0.3)
        self.steel = brushed('steel', (0.62, 0.63, 0.65), roughness=0.26)
        self.spring = material('spring', (0.72, 0.72, 0.73), metallic=1, roughness=0.2)
        self.nickel = material('nickel', (0.6, 0.58, 0.54), metallic=1, roughness=0.22)
        self.signal = material('signal', PALETTE['signal'], metallic=0.35, roughness=0.34, grain=0.3, Clearcoat=0.25, Clearcoat_Roughness=0.25)
        self.copper = material('copper', (0.83, 0.36, 0.16), metallic=1, roughness=0.24)
        self.gold = material('gold', (0.92, 0.62, 0.25), metallic=1, roughness=0.25)
        self.tin = material('tin', (0.72, 0.73, 0.75), metallic=1, roughness=0.3)
        self.mask = material('mask', (0.012, 0.014, 0.018), roughness=0.38, grain=0.12, grain_scale=40)
        self.epoxy = material('epoxy', (0.012, 0.012, 0.013), roughness=0.55, grain=0.5, grain_scale=140)
        self.plastic = material('plastic', (0.02, 0.022, 0.026), roughness=0.45, grain=0.4, grain_scale=120)
        self.rubber = material('rubber', (0.011, 0.011, 0.012), roughness=0.75)
        self.ceramic = material('ceramic', (0.34, 0.25, 0.17), roughness=0.5)
        self.glass = material('glass', (0.004, 0.005, 0.007), roughness=0.06, Specular=0.6, Clearcoat=1, Clearcoat_Roughness=0.03)
        self.polyimide = material('polyimide', (0.03, 0.018, 0.008), roughness=0.3, Clearcoat=0.6)
        self.print = material('print', PALETTE['paper'], roughness=0.6)
        self.engraving = material('engraving', (0.32, 0.33, 0.35), metallic=0.6, roughness=0.5)
        self.smoke = smoked('smoke', (0.008, 0.009, 0.012))
        self.ember = glow('ember', PALETTE['signal'], 3.4)
        self.ink = material('ink', (0.0045, 0.006, 0.0095), roughness=0.5, Specular=0.13)


# ---------------------------------------------------------------- shapes


def add(name, data, made=None):
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    if made is not None:
        data.materials.append(made)
    return thing


def place(thing, at=(0, 0, 0), turn=(0, 0, 0)):
    thing.location, thing.rotation_euler = at, [math.radians(angle) for angle in turn]
    return thing


def soften(thing, width, segments=4):
    rounded = thing.modifiers.new('bevel', 'BEVEL')
    rounded.width, rounded.segments, rounded.limit_method = width, segments, 'ANGLE'
    rounded.harden_normals = True
    for face in thing.data.polygons:
        face.use_smooth = True
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(35)
    return thing


def box(at, size, made, bevel=0.03, turn=(0, 0, 0)):
    """A block around `at`."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    thing = bpy.context.object
    thing.data.transform(Matrix.Diagonal((*size, 1)))
    thing.data.materials.append(made)
    return place(soften(thing, bevel), at, turn)


def rod(at, radius, depth, made, bevel=0.02, turn=(0, 0, 0), sides=96):
    """A cylinder around `at`, along z."""
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=depth, vertices=sides)
    thing = bpy.context.object
    thing.data.materials.append(made)
    return place(soften(thing, bevel), at, turn)


def ball(at, radius, made, stretch=(1, 1, 1)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, segments=64, ring_count=32, location=at)
    thing = bpy.context.object
    thing.scale = stretch
    thing.data.materials.append(made)
    for face in thing.data.polygons:
        face.use_smooth = True
    return thing


def ring(at, radius, thickness, made, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thickness, major_segments=160, minor_segments=24)
    thing = bpy.context.object
    thing.data.materials.append(made)
    for face in thing.data.polygons:
        face.use_smooth = True
    return place(thing, at, turn)


def rounded(width, height, radius, at=(0, 0), steps=14):
    """The outline of a rectangle with round corners, counter-clockwise."""
    radius = min(radius, width / 2 - 1e-4, height / 2 - 1e-4)
    points = []
    for corner, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = (corner + step / steps) * math.pi / 2
            points.append((at[0] + sx * (width / 2 - radius) + radius * math.cos(angle), at[1] + sy * (height / 2 - radius) + radius * math.sin(angle)))
    return points


def circle(radius, at=(0, 0), steps=64):
    return [(at[0] + radius * math.cos(step / steps * 2 * math.pi), at[1] + radius * math.sin(step / steps * 2 * math.pi)) for step in range(steps)]


def sheet(outlines, thickness, made, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.015, name='sheet'):
    """What a laser or a mill would cut from a plate: the first outline, with every other as a hole in it. Centred on z."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    bevel = min(bevel, thickness / 2)
    curve.bevel_depth, curve.bevel_resolution, curve.offset = bevel, 3, -bevel
    curve.extrude = max(thickness / 2 - bevel, 0)
    for points in outlines:
        line = curve.splines.new('POLY')
        line.points.add(len(points) - 1)
        for point, (x, y) in zip(line.points, points):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
        line.use_smooth = False
    return place(add(name, curve, made), at, turn)


def wire(points, radius, made, at=(0, 0, 0), turn=(0, 0, 0), cyclic=False, smooth=True):
    """A round wire through the points."""
    curve = bpy.data.curves.new('wire', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 4, True
    line = curve.splines.new('POLY')
    line.points.add(len(points) - 1)
    for point, (x, y, z) in zip(line.points, points):
        point.co = (x, y, z, 1)
    line.use_cyclic_u, line.use_smooth = cyclic, smooth
    return place(add('wire', curve, made), at, turn)


def ribbon(points, height, thickness, made, at=(0, 0, 0), turn=(0, 0, 0)):
    """A strip of sheet metal standing on its edge along the points of a plan, as a leaf spring does. Its foot is at z = 0."""
    left, right = [], []
    for index, (x, y) in enumerate(points):
        before, after = points[max(index - 1, 0)], points[min(index + 1, len(points) - 1)]
        along = Vector((after[0] - before[0], after[1] - before[1])).normalized()
        left.append((x - along.y * thickness / 2, y + along.x * thickness / 2))
        right.append((x + along.y * thickness / 2, y - along.x * thickness / 2))
    thing = sheet([left + right[::-1]], height, made, (at[0], at[1], at[2] + height / 2), turn, bevel=thickness * 0.3, name='ribbon')
    return thing


def bend(corners, radius, steps=12):
    """A plan through the corners with every inner one rounded."""
    points = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        here = Vector(corner)
        a, b = Vector(before) - here, Vector(after) - here
        reach = min(radius, a.length * 0.49, b.length * 0.49)
        a, b = here + a.normalized() * reach, here + b.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            points.append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * here + t**2 * b))
    return [*points, corners[-1]]


def outline(text):
    """A line of text in the brand's face as polygons that do not overlap, one unit high, around its middle."""
    letters = bpy.data.curves.new('letters', 'FONT')
    letters.body, letters.align_x = text, 'CENTER'
    letters.font = bpy.data.fonts.load(FONT, check_existing=True)
    thing = add('letters', letters)
    curve = thing.to_curve(bpy.context.evaluated_depsgraph_get())
    # Strokes of one letter overlap in this face, which Blender would fill as holes.
    clipper = pyclipper.Pyclipper()
    for line in curve.splines:
        points = line.bezier_points
        path = []
        for here, after in zip(points, [*points[1:], points[0]]):
            path += interpolate_bezier(here.co, here.handle_right, after.handle_left, after.co, 7)[:-1]
        clipper.AddPath([(round(x * 1e5), round(y * 1e5)) for x, y, _ in path], pyclipper.PT_SUBJECT, True)
    bpy.data.objects.remove(thing)
    joined = clipper.Execute(pyclipper.CT_UNION, pyclipper.PFT_NONZERO, pyclipper.PFT_NONZERO)
    return [[(x / 1e5, y / 1e5) for x, y in path] for path in joined]


def words(text, size, made, at, turn=(0, 0, 0), depth=0.002):
    """A line of text around `at`. `size`: of the face, as in CSS."""
    scaled = [[(x * size, (y - 0.3) * size) for x, y in polygon] for polygon in outline(text)]
    return sheet(scaled, depth * 2, made, at, turn, bevel=0, name='words')


def screw(at, radius, made, dark, turn=(0, 0, 0)):
    """A flat head with a six-lobed recess, its top at `at`."""
    group = bpy.data.objects.new('screw', None)
    bpy.context.collection.objects.link(group)
    lobes = [((0.36 + 0.09 * math.cos(6 * angle)) * radius * math.cos(angle), (0.36 + 0.09 * math.cos(6 * angle)) * radius * math.sin(angle)) for angle in (step / 72 * 2 * math.pi for step in range(72))]
    head = sheet([circle(radius), lobes], radius * 0.5, made, (0, 0, -radius * 0.25), bevel=radius * 0.1)
    floor = rod((0, 0, -radius * 0.42), radius * 0.9, radius * 0.1, dark, bevel=0)
    for part in (head, floor):
        part.parent = group
    return place(group, at, turn)


def coil(width, height, radius, turns, layers, gauge, made, at=(0, 0, 0), turn=(0, 0, 0)):
    """A racetrack of wire: `turns` outwards, `layers` upwards, each loop as one line."""
    group = bpy.data.objects.new('coil', None)
    bpy.context.collection.objects.link(group)
    for layer in range(layers):
        for loop in range(turns):
            grow = loop * gauge * 2.02
            plan = rounded(width + 2 * grow, height + 2 * grow, radius + grow, steps=10)
            strand = wire([(x, y, (layer + 0.5) * gauge * 2) for x, y in plan], gauge, made, cyclic=True)
            strand.data.bevel_resolution = 2
            strand.parent = group
    return place(group, at, turn)


def shell(at, size, made, levels=3, corner=0.25, turn=(0, 0, 0)):
    """A soft box: a subdivided block whose edges are kept by a bevel of that share of the smallest side."""
    thing = box((0, 0, 0), size, made, bevel=min(size) * corner)
    thing.modifiers['bevel'].segments = 2
    thing.modifiers['bevel'].harden_normals = False
    smooth = thing.modifiers.new('subdivision', 'SUBSURF')
    smooth.levels = smooth.render_levels = levels
    return place(thing, at, turn)


def cut(thing, tool):
    """Takes the shape of `tool` out of `thing`; the tool itself is not drawn."""
    hole = thing.modifiers.new('cut', 'BOOLEAN')
    hole.operation, hole.object, hole.solver = 'DIFFERENCE', tool, 'EXACT'
    tool.hide_render = True
    return thing


def gather(things, name='group'):
    """Puts the things without a parent under one handle, which moves them together."""
    group = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(group)
    for thing in things:
        if thing.parent is None:
            thing.parent = group
    return group


def family(thing):
    return [thing, *(each for child in thing.children for each in family(child))]


# ---------------------------------------------------------------- light and camera


def light(at, target, size, energy, colour=(1, 1, 1)):
    """A softbox that looks at the target. `size`: width and height."""
    lamp = bpy.data.lights.new('softbox', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', *size
    lamp.energy, lamp.color = energy, colour
    thing = add('softbox', lamp)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


COOL, WARM = (0.82, 0.9, 1), (1, 0.86, 0.72)


def lights(power=1.0, target=(0, 0, 0.3)):
    """The studio's light: a wide softbox from behind on the left, a warm strip on the right, a long rim, a faint front."""
    x, y, z = target
    return [
        light((x - 3.5, y + 4.5, z + 6), target, (6, 3), 520 * power, COOL),
        light((x + 7, y + 1.5, z + 3.5), target, (1.2, 5), 260 * power, WARM),
        light((x, y + 8, z + 1.6), target, (11, 0.9), 240 * power, COOL),
        light((x - 4, y - 6, z + 7), target, (6, 6), 230 * power),
    ]


def floor(made, z=0):
    bpy.ops.mesh.primitive_plane_add(size=300, location=(0, 0, z))
    bpy.context.object.data.materials.append(made)
    return bpy.context.object


def camera(at, target, lens=70, blur=0.0, focus=None, shift=(0, 0)):
    """`blur`: aperture as a share of the distance; `shift`: moves the picture without turning the camera, in widths."""
    glass = bpy.data.cameras.new('camera')
    glass.lens, glass.shift_x, glass.shift_y = lens, *shift
    thing = add('camera', glass)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    if blur > 0:
        distance = (Vector(focus or target) - Vector(at)).length
        glass.dof.use_dof, glass.dof.focus_distance = True, distance
        # Blender divides the focal length (mm) by the stop; in metres: aperture = lens / 1000 / stop.
        glass.dof.aperture_fstop = lens / 1000 / (blur * distance)
    bpy.context.scene.camera = thing
    return thing


def begin():
    """An empty stage in the dark of the page."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = 0.55
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    scene.world.node_tree.nodes['Background'].inputs[0].default_value = (0.006, 0.008, 0.013, 1)
    return Materials()


def options():
    """What stands after `--`: the view, its width, samples and the file to write."""
    given = sys.argv[sys.argv.index('--') + 1 :]
    view, width, samples, path = given
    return view, int(width), int(samples), path


def render(width, samples, path, ratio=16 / 9, transparent=False, bounces=4):
    """Renders two halves of the samples, removes the noise and writes a PNG with 16 bits a channel."""
    scene = bpy.context.scene
    settings = scene.cycles
    settings.samples, settings.use_adaptive_sampling = samples // 2, True
    settings.adaptive_threshold, settings.adaptive_min_samples = 0.03, max(4, samples // 6)
    settings.use_denoising = False  # Debian's build has no denoiser
    settings.max_bounces, settings.diffuse_bounces, settings.glossy_bounces = bounces, 2, 3
    settings.transparent_max_bounces = 10
    settings.caustics_reflective = settings.caustics_refractive = False
    settings.sample_clamp_direct, settings.sample_clamp_indirect, settings.blur_glossy = 12, 2.5, 1
    scene.render.resolution_x, scene.render.resolution_y = width, round(width / ratio)
    scene.render.film_transparent = transparent
    scene.render.use_persistent_data = True
    bpy.context.view_layer.cycles.denoising_store_passes = True
    halves = []
    for seed in (1, 2):
        settings.seed = seed
        halves.append(render_passes(scene, f'{path}.{seed}'))
    first, second = (half['Image'] for half in halves)
    features = [
        ((halves[0][name] + halves[1][name]) / 2, tolerance)
        for name, tolerance in (('Denoising Normal', 0.35), ('Denoising Albedo', 0.12))
    ]
    clean = denoise(first, second, features)
    save(scene, np.clip(clean, 0, None), path, transparent)


def render_passes(scene, path):
    """Renders once; each pass as rows x columns x 3 (the picture: 4, with alpha)."""
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    links.new(layers.outputs['Image'], nodes.new('CompositorNodeComposite').inputs['Image'])
    files.format.file_format, files.format.color_mode, files.format.color_depth = 'OPEN_EXR', 'RGBA', '32'
    files.base_path = path
    files.file_slots.clear()
    passes = ('Image', 'Denoising Normal', 'Denoising Albedo')
    for name in passes:
        files.file_slots.new(name)
        links.new(layers.outputs[name], files.inputs[name])
    bpy.ops.render.render()
    found = {}
    for name in passes:
        image = bpy.data.images.load(os.path.join(path, f'{name}{scene.frame_current:04}.exr'))
        pixels = np.empty(len(image.pixels), np.float32)
        image.pixels.foreach_get(pixels)
        pixels = pixels.reshape(image.size[1], image.size[0], 4)
        found[name] = pixels if name == 'Image' else pixels[..., :3]
        bpy.data.images.remove(image)
    shutil.rmtree(path)
    return found


def save(scene, pixels, path, transparent):
    """Writes linear light through the scene's view transform."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new('clean', width, height, alpha=True, float_buffer=True)
    image.alpha_mode = 'PREMUL'
    if not transparent:
        pixels[..., 3] = 1
    image.pixels.foreach_set(pixels.astype(np.float32).ravel())
    scene.use_nodes = False
    output = scene.render.image_settings
    output.file_format, output.color_depth = 'PNG', '16'
    output.color_mode = 'RGBA' if transparent else 'RGB'
    image.save_render(path, scene=scene)
