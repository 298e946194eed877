import * as z from 'zod/mini'
import { text } from '../schema'
import { fillMentions } from './mentions'

/** Words where nobody knows what was answered: every answer that stands in them is a few dots (LOGIC-12). */
export const withoutAnswers = (words: string): string => fillMentions(words, () => '')

/** What a form is called where it is listed, filed and noted, whoever answered it: no answer stands there. */
export const plainTitle = () => z.pipe(text(), z.transform(withoutAnswers))
