import { createContext, use } from 'react'
import type { FormRow } from '../../../domain/form/form-row'

/** What is asked about a form before it is done. */
export interface PendingAction {
  what: 'publish' | 'duplicate' | 'export' | 'xlsform' | 'label' | 'delete'
  form: FormRow
  title: string
}

export const AskContext = createContext<(asked: PendingAction) => void>(() => {})

/** Opens the dialog of an action on a form of the list. */
export const useAsk = (): ((asked: PendingAction) => void) => use(AskContext)
