import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DraftSlot } from '../engine/draft-slot'
import type { StoredWork } from '../engine/stored-work'
import { localized } from '../domain/language'
import { useLanguage } from '../lib/i18n'
import { useTitle } from '../lib/title'
import { useToast } from '../ui/staff/toast'
import { FormSkeleton } from './FormSkeleton'
import { StaffFrame } from './StaffFrame'
import { useOfflinePage } from './use-offline-page'
import { useOpened, type Work } from './use-opened'

interface StoredWorkPageProps<T> {
  answer: StoredWork
  /** What is done with the answer, as its drafts on this device are named. */
  verb: string
  username: string
  /** Must be the same function as long as the same answer is meant. */
  open: (slot: DraftSlot) => Promise<T>
  /** Loads the code that sends, while there is a network. */
  loadSending: () => Promise<unknown>
  title: string
  /** The message once it is saved. */
  saved: string
  /** The address that the person is led to once it is saved. */
  next: string
  children: (work: T, on: { onSaved: () => void; onDiscard: () => void }) => ReactNode
}

/** The page of staff who work on a stored answer: opens it with their draft, and leaves once it is saved. */
export function StoredWorkPage<T extends Work>(props: StoredWorkPageProps<T>) {
  const { answer, verb, username, open, loadSending, title, saved, next, children } = props
  const { stored, version } = answer
  const language = useLanguage()
  const navigate = useNavigate()
  const toast = useToast()
  const queries = useQueryClient()
  const { work, discard } = useOpened(`${verb}/${stored.id}`, username, open)
  useOfflinePage('staff', loadSending)
  useTitle(title, localized(version, 'titulo', language))
  if (!work) return <FormSkeleton />
  const leave = () => {
    toast.success(saved)
    void queries.invalidateQueries({ queryKey: ['answers', stored.idPlantilla] })
    void queries.invalidateQueries({ queryKey: ['answer', stored.id] })
    void navigate(next, { replace: true })
  }
  return <StaffFrame>{children(work, { onSaved: leave, onDiscard: discard })}</StaffFrame>
}
