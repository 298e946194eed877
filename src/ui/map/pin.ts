import { divIcon } from 'leaflet'

const PIN = `<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true">
  <path d="M16 40.5C12 34 3 25.5 3 15.5a13 13 0 0 1 26 0C29 25.5 20 34 16 40.5z"/><circle cx="16" cy="15.5" r="5"/>
</svg>`

/** The drop whose point is at the place. */
export const pinIcon = (className: string | undefined) =>
  divIcon({ className: className ?? '', html: PIN, iconSize: [32, 42], iconAnchor: [16, 41] })
