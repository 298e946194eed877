import { languagesOf, type Language } from '../language'
import type { FormVersion } from './form'
import { allQuestions } from './questions-of'

/** Whether a form has words in a language: its title or a question is written in it. */
export const isWrittenIn = (form: Pick<FormVersion, 'titulo' | 'secciones'>, language: Language): boolean =>
  [form, ...allQuestions(form.secciones)].some((owner) => languagesOf(owner, 'titulo').includes(language))
