#!/bin/bash
# Puts the address of this installation and its secrets into the realm, and starts Keycloak, which imports it once.
# The image has bash and little else.
set -euo pipefail
realm=$(<"${REALM_FILE:-/realm-export.json}")
realm=${realm//https:\/\/shop.example/$SHOP_ORIGIN}
realm=${realm//replace-me-for-imports/$IMPORT_CLIENT_SECRET}
realm=${realm//replace-me/$OIDC_CLIENT_SECRET}
printf '%s\n' "$realm" > "${REALM_FOLDER:-/opt/keycloak/data/import}/gastroshop-realm.json"
exec "${KEYCLOAK:-/opt/keycloak/bin/kc.sh}" start --import-realm
