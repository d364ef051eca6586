#!/bin/sh
# The site of compose.yaml out of nginx.conf: site.sh nginx.conf > gastroshop.conf. Nodes by their names, port 8080, TLS left to
# whatever stands in front, any host (the backend knows which are its own), and the sign-on service below /login/.
set -eu
exec sed \
  -e 's|server 127\.0\.0\.1:4001 |server node1:4000 |' \
  -e 's|server 127\.0\.0\.1:4002 |server node2:4000 |' \
  -e 's|^  listen 443 ssl http2;$|  listen 8080;|' \
  -e '/^  ssl_certificate/d' \
  -e 's|^  server_name shop\.example;$|  server_name _;|' \
  -e 's|^  include gastroshop-server\.conf;$|&\n  include gastroshop-login.conf;|' \
  "$1"
