import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { changedList, ownListOf, type OwnChange, type OwnList } from '../../../domain/answers-list/own-lists'
import { useSession } from '../../../lib/session'
import { useOnline } from '../../../lib/use-online'
import { useToast } from '../../../ui/staff/toast'
import { changeHere, onOwnLists, ownListsTurn, recordedLists, sendOwnLists } from './recorded'
import { waitingFor } from './waiting'

/** Sends, and says so when the record had no room for everything. */
function useSending(): () => void {
  const { user } = useSession()
  const { t } = useTranslation('staff')
  const toast = useToast()
  return useCallback(
    () => void sendOwnLists(user).then((hadRoom) => hadRoom || toast.warning(t('answers.saved.noRoom'))),
    [user, toast, t],
  )
}

/**
 * How this person wants the list of a form (DAY-01, DAY-02), as the session says it: that costs no read. A change
 * shows at once, stands on this device and goes into the person's record as soon as it can.
 * @returns what is wanted, and what changes it
 */
export function useOwnList(formId: string): [OwnList, (change: OwnChange) => void] {
  const { user } = useSession()
  const send = useSending()
  useSyncExternalStore(onOwnLists, ownListsTurn)
  const recorded = ownListOf(recordedLists(user), formId)
  const waiting = waitingFor(user.username, formId, recorded)
  return [
    waiting ? changedList(recorded, waiting) : recorded,
    (change) => {
      changeHere(user, formId, change)
      send()
    },
  ]
}

/** Sends what an earlier page could not, or kept on this device when that was the only place: now, and with network. */
export function useSendWaiting(): void {
  const isOnline = useOnline()
  const send = useSending()
  useEffect(() => {
    if (isOnline) send()
  }, [send, isOnline])
}
