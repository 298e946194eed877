import { emulatorPorts } from '../../../data/emulators'

declare global {
  /** Only in builds for the emulators, when the bench sets it before the page loads: the questions drawn. */
  var __drawn: string[] | undefined
}

const drawn = emulatorPorts() ? globalThis.__drawn : undefined

/** Tells whoever counts that a question was drawn; nobody does outside tests and the bench. */
export const renderCounter: { onRender: ((key: string) => void) | null } = {
  onRender: drawn ? (key) => void drawn.push(key) : null,
}
