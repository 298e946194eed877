import { useCallback } from 'react'
import type { FormVersion } from '../../domain/form/form'
import { openAnswering } from '../../engine/answering'
import type { DraftSlot } from '../../engine/draft-slot'
import type { AnsweringPorts } from '../../engine/ports'
import { useOpened } from '../../renderer/use-opened'

/**
 * Opens a form for answering, with this person's draft.
 * @param person username, or a word for whoever is not signed in
 * @param ports the same object as long as the page is open
 * @param wanted which of the drafts; the first when left out
 */
export function useAnswering(version: FormVersion, person: string, ports: AnsweringPorts, wanted?: number) {
  const open = useCallback(
    async (slot: DraftSlot) => ({ answering: await openAnswering(version, slot, ports) }),
    [version, ports],
  )
  const { work, discard } = useOpened(version.formId, person, open, wanted)
  return { answering: work?.answering ?? null, discard }
}
