import { sameSections } from '../../domain/correction/locks'
import type { Section } from '../../domain/form/section'
import type { Answering } from '../answering'
import type { SignatureDraft } from '../signatures'
import type { OwnStore } from '../../lib/store'

/** The state that an answer is to move to; null leaves it. */
export type Move = OwnStore<number | null>

/** Why it cannot be saved now. */
export type Hindrance = 'invalid' | 'unchanged'

/** Whether one of the signatures was begun here. */
const isSigning = (signatures: SignatureDraft[]): boolean =>
  signatures.some(({ names, strokes, uploaded }) => names !== '' || uploaded || strokes.length > 0)

interface Filled extends Pick<Answering, 'engine' | 'signatures' | 'uploads'> {
  move: Move
  /** The sections as they are stored. */
  before: Section[]
  /** Whether nothing is missing or wrong in these sections. */
  areComplete: (sections: Section[]) => boolean
}

/** Watches whether there is something to save, and whether it may be saved (COMP-02). */
export function watchFilling({ engine, signatures, uploads, move, before, areComplete }: Filled) {
  /** Computed once for each change, however often it is asked. */
  let looked = { sections: before, areComplete: areComplete(before), differs: false }
  function look() {
    const sections = engine.sections()
    if (looked.sections !== sections) {
      looked = { sections, areComplete: areComplete(sections), differs: !sameSections(sections, before) }
    }
    return looked
  }
  const differs = (): boolean =>
    look().differs || move.get() !== null || isSigning(signatures.drafts()) || uploads.awaited().length > 0
  const hasFault = () => signatures.settings.some((_, index) => signatures.fault(index) !== null)
  return {
    /** Whether anything differs from what is stored. */
    differs,
    /** Why it cannot be saved now; null when it can. */
    hindrance(): Hindrance | null {
      if (!look().areComplete || hasFault()) return 'invalid'
      return differs() ? null : 'unchanged'
    },
    /** Calls the listener after every change that may alter `hindrance`. */
    onChange(listener: () => void): () => void {
      const stops = [engine.onAnyChange(listener), signatures.onAny(listener), move.on(listener)]
      return () => stops.forEach((stop) => stop())
    },
  }
}
