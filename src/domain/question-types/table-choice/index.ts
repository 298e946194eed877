import { OUTCOME } from '../../form/outcome'
import { hasCells } from '../../tables/stored-cells'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'

/**
 * An entry of a table of the municipality (KIND-09). Its words are the answer, so that they stay when the table changes;
 * what rules look up of it is kept beside them.
 */
export const tableChoice: AnswerBehaviour = {
  ...KEEPS_TEXT,
  validate: (question, response) =>
    KEEPS_TEXT.isEmpty(response) || hasCells(response, question[OUTCOME]?.keeps ?? []) ? null : 'malformed',
}
