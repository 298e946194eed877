import { useCallback, useEffect } from 'react'
import { loadBehaviour } from '../../domain/answering/load-behaviour'
import type { FormVersion } from '../../domain/form/form'
import { openAnswering } from '../../engine/answering'
import type { DraftSlot } from '../../engine/draft-slot'
import type { AnsweringPorts } from '../../engine/ports'
import type { LINK_NOTE } from '../../engine/signed/link-beside'
import { useOpened } from '../../renderer/use-opened'
import type { OpenedForm } from './opened-form'

interface How {
  /** Which of the drafts; the first when left out. */
  wanted?: number | undefined
  /** Of the address, which may fill in answers (REACH-05); '' for none. */
  search?: string
}

/** Written here too, because most visits load nothing of signed links. */
const NOTE: typeof LINK_NOTE = 'enlace'

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
      if (search || version.soloFirmado || (await slot.files.get(NOTE)))
        return (await (await import('./reaching/parts')).PARTS.openByLink())(version, slot, ports, search)
      const form = await openAnswering(version, slot, ports)
      return { answering: form, form }
    },
    [version, ports, search],
  )
  useEffect(() => {
    // It is on its way while this device looks for a draft; where it does not arrive, opening asks again and tells.
    loadBehaviour(version).catch(() => undefined)
  }, [version])
  const { work, discard } = useOpened(version.formId, person, open, wanted)
  return { answering: work?.form, closed: work?.closed, notice: work?.notice, discard }
}
