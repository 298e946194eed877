import type { ReactNode } from 'react'
import type { Answering } from '../../engine/answering'
import type { ClosedParts } from '../../renderer/context'
import type { Work } from '../../renderer/use-opened'

/** A form that was opened, with what its link adds (REACH-05). */
export interface OpenedForm extends Work {
  /** null where its link does not open it: then there is the notice alone. */
  form: Answering | null
  notice?: ReactNode
  closed?: ClosedParts
}
