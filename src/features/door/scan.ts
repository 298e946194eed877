import type { FindCode } from './find-code'

interface Detector {
  detect: (frame: HTMLCanvasElement) => Promise<{ rawValue: string }[]>
}
declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector
  }
}

function ownDetector(): FindCode | null {
  if (!window.BarcodeDetector) return null
  try {
    const detector = new window.BarcodeDetector({ formats: ['qr_code'] })
    return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null
  } catch {
    // Some browsers have the detector but cannot read QR codes.
    return null
  }
}

/** The function that reads codes: the browser's own where it can, else a library that is loaded only then (PAY-12). */
export async function codeFinder(): Promise<FindCode> {
  const own = ownDetector()
  if (own) return own
  const { findWithLibrary } = await import('./find-with-library')
  return findWithLibrary
}
