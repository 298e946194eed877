/** What a check of a form before its publication finds, and where that is mended (EDIT-25). */
import type { FormProofCode, ProofCode } from '../form-logic/proof/codes'
import type { Language } from '../language'
import type { AdvisingSetting, BlockingSetting } from './publication-settings'
import type { Spot } from '../form/spot'
import type { TextOwner } from '../form/translatable'
import type { FormField } from './validate-form'

/** What keeps a form from being sent or understood. */
export type BlockingCode =
  | 'sectionMissing'
  | 'sectionEmpty'
  | 'conditionsMissing'
  | 'conditionalUntitled'
  | 'conditionUntitled'
  | 'questionUntitled'
  | 'optionsMissing'
  | 'optionUntitled'
  | 'gridEmpty'
  | 'tableMissing'
  | 'ruleInvalid'
  | 'columnGone'
  | 'checkUnsaid'
  | 'initialRuleInvalid'
  | 'closingInvalid'
  | 'formCheckInvalid'
  | 'secondPersonTwice'
  | 'secondPersonAddress'
  | 'secondPersonStates'
  | BlockingSetting

/** What somebody should look at before others see the form. */
export type AdvisingCode =
  | 'sectionUntitled'
  | 'branchEmpty'
  | 'nothingRequired'
  | 'optionTwice'
  | 'optionAlone'
  | 'optionPictureMissing'
  | 'optionPictureUntold'
  | 'columnKept'
  | 'gridMixed'
  | 'initialStateStuck'
  | 'stateUnreachable'
  | 'mentionUnknown'
  | 'headMentionUnknown'
  | 'languageIncomplete'
  | 'answersNotListed'
  | ProofCode
  | FormProofCode
  | AdvisingSetting

/** Where it is mended in the editor. */
export type FindingPlace =
  | Exclude<
      TextOwner,
      {
        kind:
          | 'schedule'
          | 'notice'
          | 'closing'
          | 'state'
          | 'signature'
          | 'payment'
          | 'fare'
          | 'check'
          | 'sectionCheck'
      }
    >
  | { kind: 'states' | 'logic' }
  | { kind: 'setting'; field: FormField }
  | { kind: 'translations'; language: Language }

export interface Found<Code> {
  code: Code
  /** Where it stands, in the form's words; empty for what belongs to the form itself. */
  spot: Spot
  place: FindingPlace
  /** Words of the form that the sentence names: a state, an option's text. */
  words?: string
  /** Of `columnGone`: what can be looked up instead. */
  among?: readonly string[]
  /** Of `languageIncomplete`: the language, and how many texts lack words in it. */
  language?: Language
  count?: number
}

/** What is found in a form before it becomes public (EDIT-25): a public form may have nothing that is blocking. */
export interface Publication {
  blocking: Found<BlockingCode>[]
  advising: Found<AdvisingCode>[]
}
export type Finding = Found<BlockingCode | AdvisingCode>
