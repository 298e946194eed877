/** Where the pictures of maps come from, and the attribution that they need. */
export const TILES = import.meta.env.VITE_TILE_URL ?? 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png'
export const ATTRIBUTION = '&copy; OpenStreetMap'
