/** Where the pictures of maps come from, and who must be named for them. */
export const TILES = import.meta.env.VITE_TILE_URL ?? 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png'
export const ATTRIBUTION = '&copy; OpenStreetMap'
