#!/bin/sh
# Makes the maps below public/static/textures/detailed: planets, Moon, Sun, Saturn's rings and the Milky Way, each with its
# negative, from the pictures of Debian's qt3d5-examples (Solar System Scope, CC BY 4.0). Needs apt, dpkg-deb and ImageMagick.
#
#     sh src/catalogue/build/pictures/prepare-textures.sh
set -eu

out="$PWD/public/static/textures/detailed"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"
cd "$work"
apt-get download -qq qt3d5-examples 2>/dev/null
dpkg-deb --fsys-tarfile qt3d5-examples_*.deb | tar -x --wildcards '*/planets-qml/images/solarsystemscope/*'
maps=$(dirname "$(find . -name earthmap2k.jpg)")

# A map and its negative: name, file, width, quality.
both() {
  convert "$2" -resize "${3}x$(($3 / 2))!" -strip -interlace Plane -sampling-factor 4:2:0 -quality "$4" "$out/$1.jpg"
  convert "$2" -resize "${3}x$(($3 / 2))!" -negate -strip -interlace Plane -sampling-factor 4:2:0 -quality "$4" "$out/$1_neg.jpg"
}

for body in mercury venus earth moon mars jupiter saturn uranus neptune sun; do
  file=$(find "$maps" -name "${body}map*.jpg")
  case $body in mercury | moon) small=58 ;; *) small=68 ;; esac
  both "$body" "$file" 1024 "$small"
  case $body in saturn | uranus | neptune) ;; *) both "${body}_2k" "$file" 2048 72 ;; esac
done

# Saturn's rings: the radial profile, from 74 270.58 km at the left to 140 478.92 km at the right. The source is equally
# opaque everywhere, so the opacity follows the brightness: the Cassini division and the inner ring let light through.
convert "$maps/saturnringcolortrans.png" -crop 512x512+0+0 +repage -background black -flatten -virtual-pixel black \
  -distort DePolar '247,130' -resize '1x512!' -rotate -90 -resize '512x4!' profile.png
convert profile.png -colorspace Gray -level 9%,40% opacity.png
convert profile.png -evaluate multiply 1.9 opacity.png -alpha off -compose CopyOpacity -composite -strip "PNG32:$out/saturn_rings.png"
convert "$out/saturn_rings.png" -channel RGB -negate +channel "PNG32:$out/saturn_rings_neg.png"

# The Milky Way in galactic coordinates: centre in the middle, longitude to the left, north up. The source is upside
# down and holds stars alone; a blurred copy of them gives the band its glow. The stars are then taken out, since they are
# drawn as points (sky/stars.json), and the smear that they leave at the pole is darkened.
convert "$maps/galaxy_starfield.jpg" -flip -level 0,22% -resize 2048x1024 stars.png
convert "$maps/galaxy_starfield.jpg" -flip -virtual-pixel HorizontalTileEdge -resize 1024x512 -blur 0x14 -level 0,0.9% -blur 0x6 \
  -evaluate multiply 0.30 -resize '2048x1024!' glow.png
convert stars.png glow.png -compose screen -composite sky.png
convert sky.png -virtual-pixel HorizontalTileEdge -morphology Open Disk:4 -blur 0x6 -resize '1024x512!' -blur 0x3 diffuse.png
convert diffuse.png \( -size 1024x40 gradient:black-white \) -gravity North -compose multiply -composite band.png
both milky_way band.png 1024 82
# A soft white disc, for clients that draw particles with a texture.
convert -size 64x64 radial-gradient:white-none -strip "PNG32:$out/../particle.png"
du -ch "$out"/*.jpg "$out"/*.png | sort -h
