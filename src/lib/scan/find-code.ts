/** Finds a QR code in a picture; null where there is none. */
export type FindCode = (frame: HTMLCanvasElement) => Promise<string | null>
