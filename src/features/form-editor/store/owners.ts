import { shownWords, typedFormula } from '../../../domain/form-logic/typed'
import { mapSame } from '../../../domain/form/dense'
import { changeBranch } from '../../../domain/form/edit-branches'
import { changeOption } from '../../../domain/form/edit-options'
import { changeClosing } from '../../../domain/form/edit-closings'
import { changeCheck } from '../../../domain/form/edit-checks'
import { changeQuestion } from '../../../domain/form/edit-questions'
import { changeSchedule } from '../../../domain/form/edit-schedule'
import { changeSection } from '../../../domain/form/edit-sections'
import { textIn, withText } from '../../../domain/form/edit-texts'
import type { Form } from '../../../domain/form/form'
import type { Section } from '../../../domain/form/section'
import { changeFare, changePayment } from '../../../domain/form/edit-payments'
import type { Payment } from '../../../domain/payment/payments'
import { changeNotice } from '../../../domain/form/edit-notices'
import { noticeOf } from '../../../domain/form/form-notices'
import type { TextOwner } from '../../../domain/form/translatable'
import type { Language } from '../../../domain/language'
import { indexOf } from './form-index'

export type { TextOwner }

/** A stable key of an owner, for element ids and groups of edits. */
export function ownerKey(owner: TextOwner): string {
  // Fares of older payments are told apart within one payment alone.
  if (owner.kind === 'fare') return `fare-${owner.payment}-${owner.id}`
  if (owner.kind === 'notice') return `notice-${owner.estado}`
  return 'id' in owner ? `${owner.kind}-${owner.id}` : owner.kind
}

function find(form: Form, owner: TextOwner): object | undefined {
  const index = indexOf(form.secciones)
  switch (owner.kind) {
    case 'form':
      return form
    case 'schedule':
      return form.horario ?? undefined
    case 'notice':
      return noticeOf(form, owner.estado) ?? undefined
    case 'closing':
      return form.cierres?.find(({ id }) => id === owner.id)
    case 'state':
      return form.estados.disponibles.find(({ id }) => id === owner.id)
    case 'signature':
      return form.signatures[owner.id]
    case 'payment':
      return form.payments.find(({ id }) => id === owner.id)
    case 'fare':
      return form.payments.find(({ id }) => id === owner.payment)?.sections.find(({ id }) => id === owner.id)
    case 'section':
      return index.sections.get(owner.id)
    case 'condition':
      return index.conditions.get(owner.id)?.condition
    case 'question':
      return index.questions.get(owner.id)?.question
    case 'option':
      return index.questions.get(owner.question)?.question.opciones.find(({ id }) => id === owner.id)
    case 'check':
      return index.questions.get(owner.question)?.question.validaciones.find(({ id }) => id === owner.id)
    case 'sectionCheck':
      return index.sections.get(owner.section)?.validaciones.find(({ id }) => id === owner.id)
  }
}

/**
 * The text of a field in exactly one language; '' when it or its owner is not there. Answers that it mentions are called
 * by their names.
 */
export function readText(form: Form, owner: TextOwner, field: string, language: Language): string {
  const found = find(form, owner)
  return found ? shownWords(textIn(found, field, language), form.secciones) : ''
}

const withSections = (form: Form, secciones: Section[]): Form =>
  secciones === form.secciones ? form : { ...form, secciones }

const withPayments = (form: Form, payments: Payment[]): Form =>
  payments === form.payments ? form : { ...form, payments }

/** Writes the text of a field in a language; the same form when it says that already. */
export function writeText(
  form: Form,
  owner: TextOwner,
  field: string,
  language: Language,
  value: string,
): Form {
  const text = value.includes('{{') ? typedFormula(value, form.secciones) : value
  const write = <T extends object>(found: T): T => withText(found, field, language, text)
  const { secciones } = form
  switch (owner.kind) {
    case 'form':
      return write(form)
    case 'schedule':
      return changeSchedule(form, write)
    case 'notice':
      return changeNotice(form, owner.estado, write)
    case 'closing':
      return changeClosing(form, owner.id, write)
    case 'state': {
      const disponibles = mapSame(form.estados.disponibles, (one) => (one.id === owner.id ? write(one) : one))
      return disponibles === form.estados.disponibles
        ? form
        : { ...form, estados: { ...form.estados, disponibles } }
    }
    case 'signature': {
      const signatures = mapSame(form.signatures, (one, at) => (at === owner.id ? write(one) : one))
      return signatures === form.signatures ? form : { ...form, signatures }
    }
    case 'payment':
      return withPayments(form, changePayment(form.payments, owner.id, write))
    case 'fare':
      return withPayments(
        form,
        changePayment(form.payments, owner.payment, (payment) => changeFare(payment, owner.id, write)),
      )
    case 'section':
      return withSections(form, changeSection(secciones, owner.id, write))
    case 'condition':
      return withSections(
        form,
        changeSection(secciones, owner.section, (section) => changeBranch(section, owner.id, write)),
      )
    case 'question':
      return withSections(form, changeQuestion(secciones, owner.id, write))
    case 'option':
      return withSections(
        form,
        changeQuestion(secciones, owner.question, (question) => changeOption(question, owner.id, write)),
      )
    case 'check':
      return withSections(
        form,
        changeQuestion(secciones, owner.question, (question) => changeCheck(question, owner.id, write)),
      )
    case 'sectionCheck':
      return withSections(
        form,
        changeSection(secciones, owner.section, (section) => changeCheck(section, owner.id, write)),
      )
  }
}
