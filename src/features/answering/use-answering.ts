import { useCallback, type ReactNode } from 'react'
import type { FormVersion } from '../../domain/form/form'
import { openAnswering, type Answering } from '../../engine/answering'
import type { DraftSlot } from '../../engine/draft-slot'
import type { AnsweringPorts } from '../../engine/ports'
import type { ClosedParts } from '../../renderer/context'
import { useOpened, type Work } from '../../renderer/use-opened'

interface How {
  /** Which of the drafts; the first when left out. */
  wanted?: number | undefined
  /** Of the address, which may fill in answers (REACH-05); '' for none. */
  search?: string
}

/** A form that was opened, with what its link adds (REACH-05). */
export interface OpenedForm extends Work {
  /** null where its link does not open it: then there is the notice alone. */
  form: Answering | null
  notice?: ReactNode
  closed?: ClosedParts
}

/**
 * Opens a form for answering, with this person's draft.
 * @param person username, or a word for whoever is not signed in
 * @param ports the same object as long as the page is open
 */
export function useAnswering(
  version: FormVersion,
  person: string,
  ports: AnsweringPorts,
  { wanted, search = '' }: How = {},
) {
  const open = useCallback(
    async (slot: DraftSlot): Promise<OpenedForm> => {
      if (search || version.soloFirmado || (await slot.files.get('enlace')))
        return (await (await import('./reaching/parts')).PARTS.openByLink())(version, slot, ports, search)
      const form = await openAnswering(version, slot, ports)
      return { answering: form, form }
    },
    [version, ports, search],
  )
  const { work, discard } = useOpened(version.formId, person, open, wanted)
  return { answering: work?.form, closed: work?.closed, notice: work?.notice, discard }
}
