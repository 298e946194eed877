import type { FindCode } from './find-code'

interface Detector {
  detect: (frame: HTMLCanvasElement) => Promise<{ rawValue: string }[]>
}
declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector
  }
}

/** What is looked for: QR codes alone, or the bar codes of goods and labels too. */
export type CodeKinds = 'qr' | 'any'
const FORMATS: Record<CodeKinds, string[]> = {
  qr: ['qr_code'],
  any: [
    'qr_code',
    'data_matrix',
    'ean_13',
    'ean_8',
    'upc_a',
    'upc_e',
    'code_128',
    'code_39',
    'itf',
    'pdf417',
  ],
}

function ownDetector(kinds: CodeKinds): FindCode | null {
  if (!window.BarcodeDetector) return null
  try {
    const detector = new window.BarcodeDetector({ formats: FORMATS[kinds] })
    return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null
  } catch {
    // Some browsers have the detector but cannot read these codes.
    return null
  }
}

/**
 * The function that reads codes: the browser's own where it can, else a library that is loaded only then (PAY-12,
 * KIND-07).
 */
export async function codeFinder(kinds: CodeKinds): Promise<FindCode> {
  const own = ownDetector(kinds)
  if (own) return own
  const { findQr, findAny } = await import('./find-with-library')
  return kinds === 'qr' ? findQr : findAny
}
