import { useMemo, useSyncExternalStore } from 'react'
import type { Answering } from '../../engine/answering'
import { pagesOf, type Step } from './steps'

/** The pages of a form, and those that are asked now: a page of sections that a rule leaves out is passed over. */
export interface FormPages {
  all: readonly Step[][]
  asked: readonly Step[][]
}

/** It changes only when other pages are asked. */
export function useAskedPages({ engine, policy, version }: Answering, asksRecipient: boolean): FormPages {
  const hidden = useSyncExternalStore(engine.onAnyChange, () =>
    version.secciones.map((_, at) => (engine.isSectionHidden(at) ? '1' : '0')).join(''),
  )
  const all = useMemo(() => pagesOf(version, asksRecipient, policy), [version, asksRecipient, policy])
  return useMemo(() => {
    const isLeftOut = (one: Step): boolean => one.kind === 'section' && hidden[one.index] === '1'
    const asked = all.filter((page) => page.length === 0 || !page.every(isLeftOut))
    return { all, asked: asked.length > 0 ? asked : [[]] }
  }, [all, hidden])
}
