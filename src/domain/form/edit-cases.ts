import { MAX_CASES, type Case } from './case'
import type { Form } from './form'

const casesOf = ({ casos }: Form): readonly Case[] => casos ?? []

/** The form with one more case, as long as it may have more. */
export const addCase = (form: Form, kept: Case): Form =>
  casesOf(form).length < MAX_CASES ? { ...form, casos: [...casesOf(form), kept] } : form

/** The form with a case changed. */
export const changeCase = (form: Form, id: string, change: Partial<Case>): Form => ({
  ...form,
  casos: casesOf(form).map((one) => (one.id === id ? { ...one, ...change } : one)),
})

/** The form without a case. */
export const removeCase = (form: Form, id: string): Form => ({
  ...form,
  casos: casesOf(form).filter((one) => one.id !== id),
})
