#!/usr/bin/env bash
# Renders the masters into .cache/art/, one Blender at a time: `art/render-all.sh [scene]`. SCALE=2 doubles their width.
set -euo pipefail
cd "$(dirname "$0")/.."
masters=.cache/art
mkdir -p "$masters"

# scene, view, width in pixels, samples, name of the master
pictures='
actuator open 1280 16 actuator-open
actuator portrait 640 14 actuator-open-portrait
actuator plate 1280 16 actuator-plate
actuator mass 1280 16 actuator-mass
actuator exploded 1024 14 actuator-exploded-render
controller wide 1024 16 controller-render
controller portrait 640 14 controller-render-portrait
controller close 1024 14 controller-close
phone wide 1024 14 phone-render
phone portrait 640 14 phone-render-portrait
trackpad wide 1024 14 trackpad-render
trackpad portrait 640 14 trackpad-render-portrait
cockpit wide 1024 14 cockpit-render
cockpit portrait 640 14 cockpit-render-portrait
driver_board macro 1024 14 driver-board
driver_board portrait 640 14 driver-board-portrait
headset wide 1024 14 headset-render
headset portrait 640 14 headset-render-portrait
'

while read -r scene view width samples name; do
  [[ -z "$scene" || ( -n "${1:-}" && "$scene" != "$1" ) ]] && continue
  log="$masters/$name.log"
  started=$SECONDS
  nice -n 19 blender -b -noaudio --python-exit-code 1 -P "art/scenes/$scene.py" -- \
    "$view" "$((width * ${SCALE:-1}))" "$samples" "$PWD/$masters/$name.png" > "$log" 2>&1 ||
    { echo "$name failed; see $log" >&2; exit 1; }
  echo "$name: $((SECONDS - started)) s"
done <<< "$pictures"
