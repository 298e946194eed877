/** Ports of the local emulators that the data layer talks to. */
export interface EmulatorPorts {
  auth: number
  firestore: number
  functions: number
  storage: number
}

interface BasePorts extends EmulatorPorts {
  hosting: number
  dev: number
}

export const EMULATOR_HOST = '127.0.0.1'
const STEP = 100

let chosen: EmulatorPorts | null = null

/** Sets the emulators to talk to. Programs without a page address call it before they first use data. */
export function connectEmulators(ports: EmulatorPorts): void {
  chosen = ports
}

/**
 * Emulator ports beside the port that served the page. Stacks are shifted by whole hundreds and the base ports
 * differ modulo 100, so the page's own port tells the shift.
 */
export function shiftedPorts(base: BasePorts, pagePort: number): EmulatorPorts {
  const server = [base.hosting, base.dev].find((port) => (pagePort - port) % STEP === 0) ?? pagePort
  const shift = pagePort - server
  return {
    auth: base.auth + shift,
    firestore: base.firestore + shift,
    functions: base.functions + shift,
    storage: base.storage + shift,
  }
}

/** The emulators to talk to, or null in builds for a real project. */
export function emulatorPorts(): EmulatorPorts | null {
  if (chosen) return chosen
  if (typeof __EMULATOR_PORTS__ === 'undefined' || __EMULATOR_PORTS__ === null) return null
  return shiftedPorts(__EMULATOR_PORTS__, Number(globalThis.location?.port || __EMULATOR_PORTS__.hosting))
}
