import { isDraftDaysFault } from '../form/draft-days'
import { certificateFaults } from '../form/certificate/check-layout'
import { NEW_CERTIFICATE } from '../form/certificate/layout'
import { isWholePayment } from '../payment/payment-problems'
import { isNoticeFault } from '../form/notice-words'
import { formRuleProblem } from '../form-logic/form-rule'
import { ruleProblems } from '../form-logic/problems'
import { hasSoundCodes } from '../form/code'
import { retentionFaults } from '../retention'
import { scheduleFaults } from '../form/schedule'
import { questionCount } from '../form/form-counts'
import type { Form } from '../form/form'
import { createsIncidents, isIncidentTitle, MIN_STATES, statesWithLongTitle } from '../form/incidents'
import { FORM_OPTIONS } from '../form/options'
import { isBlank } from '../text/clean'
import { withoutAnswers } from '../text/without-answers'

/** Why a form cannot be saved, in the order of §1.5. */
export type FormProblemCode =
  | 'titleMissing'
  | 'areaMissing'
  | 'areaNotOwn'
  | 'headerImageMissing'
  | 'agendaMissing'
  | 'syncOptionMissing'
  | 'titleTooLongForIncident'
  | 'incidentAreaMissing'
  | 'responsesCountMissing'
  | 'sectionMissing'
  | 'questionMissing'
  | 'incidentStatesMissing'
  | 'incidentStateTooLong'
  | 'paymentMissing'
  | 'paymentIncomplete'
  | 'certificatePlaceholder'
  | 'certificateIncomplete'
  | 'ruleInvalid'
  | 'closingInvalid'
  | 'initialRuleInvalid'
  | 'sharingInvalid'
  | 'scheduleInvalid'
  | 'retentionInvalid'
  | 'keptDaysInvalid'
  | 'noticeInvalid'

/** The fields of a form, beside its switches, that something is mended in. */
const FORM_TARGETS = [
  'titulo',
  'descripcion',
  'areas',
  'headerImageURL',
  'appointmentGroup',
  'muniCore',
  'responsesCount',
  'secciones',
  'payments',
  'certificado',
  'horario',
  'retencion',
  'seguir',
  'avisos',
  'cierres',
  'estadoInicial',
  'reparto',
] as const
export type FormTarget = (typeof FORM_TARGETS)[number]

/** A field of the form itself, or the switch of one of its options. */
export const FORM_FIELDS = [...FORM_TARGETS, ...FORM_OPTIONS] as const
export type FormField = (typeof FORM_FIELDS)[number]

export interface FormProblem {
  code: FormProblemCode
  target: FormTarget
  /** Id of the rule of the form that is meant. */
  rule?: string
}

interface Rule extends Omit<FormProblem, 'rule'> {
  broken: (form: Form) => boolean
  /** The rule of the form that is broken. */
  which?: (form: Form) => string | undefined
}

/** Id of the first rule of the form itself that is not understood. */
const misunderstood = (
  { secciones }: Form,
  rules: readonly { id: string; formula: string }[],
): string | undefined => rules.find(({ formula }) => formRuleProblem(formula, secciones) !== null)?.id

/** Of rules that the server works out: what they name may be gone, and then they would say nothing. */
const ofForm = (
  code: FormProblemCode,
  target: FormTarget,
  rules: (form: Form) => readonly { id: string; formula: string }[],
): Rule => {
  const which = (form: Form) => misunderstood(form, rules(form))
  return { code, target, which, broken: (form) => which(form) !== undefined }
}

const faultsOfCertificate = (form: Form) =>
  form.opcionales.certificado ? certificateFaults(form.certificado ?? NEW_CERTIFICATE, form) : []

/**
 * The ten rules of §1.5 "Form save", in order (EDIT-18, EDIT-22), then those of one incident type for each state
 * (EDIT-15), of the payments (EDIT-13), of certificates (PDF-02), of form logic (LOGIC-06), of its hours (REACH-01) and of how long answers are kept (OPS-02).
 */
const RULES: readonly Rule[] = [
  { code: 'titleMissing', target: 'titulo', broken: (form) => isBlank(form.titulo) },
  { code: 'areaMissing', target: 'areas', broken: (form) => form.areas.length === 0 },
  {
    code: 'headerImageMissing',
    target: 'headerImageURL',
    broken: (form) => form.opcionales.headerImg && form.headerImageURL === '',
  },
  {
    code: 'agendaMissing',
    target: 'appointmentGroup',
    broken: (form) => form.opcionales.addAppointment && !form.appointmentGroup?.appointmentData,
  },
  {
    code: 'syncOptionMissing',
    target: 'muniCore',
    broken: (form) => !!form.muniCore && !form.opcionales.ciudadano && !createsIncidents(form.opcionales),
  },
  {
    code: 'titleTooLongForIncident',
    target: 'titulo',
    broken: (form) => createsIncidents(form.opcionales) && !isIncidentTitle(withoutAnswers(form.titulo)),
  },
  {
    code: 'incidentAreaMissing',
    target: 'muniCore',
    broken: (form) => createsIncidents(form.opcionales) && !form.muniCore?.areaId,
  },
  {
    code: 'responsesCountMissing',
    target: 'responsesCount',
    broken: (form) =>
      form.opcionales.limitResponses && !(Number.isInteger(form.responsesCount) && form.responsesCount >= 1),
  },
  { code: 'sectionMissing', target: 'secciones', broken: (form) => form.secciones.length === 0 },
  {
    code: 'questionMissing',
    target: 'secciones',
    broken: (form) => form.secciones.every((section) => questionCount(section) === 0),
  },
  {
    code: 'incidentStatesMissing',
    target: 'muniCore',
    broken: ({ opcionales, estados }) =>
      opcionales.incidentesXestado && estados.disponibles.length < MIN_STATES,
  },
  {
    code: 'incidentStateTooLong',
    target: 'muniCore',
    broken: (form) => isIncidentTitle(withoutAnswers(form.titulo)) && statesWithLongTitle(form).length > 0,
  },
  {
    code: 'paymentMissing',
    target: 'payments',
    broken: (form) => form.opcionales.addPaymentGateway && form.payments.length === 0,
  },
  {
    code: 'paymentIncomplete',
    target: 'payments',
    broken: (form) => form.opcionales.addPaymentGateway && !form.payments.every(isWholePayment),
  },
  {
    code: 'certificatePlaceholder',
    target: 'certificado',
    broken: (form) => faultsOfCertificate(form).includes('placeholderUnknown'),
  },
  {
    code: 'certificateIncomplete',
    target: 'certificado',
    broken: (form) => faultsOfCertificate(form).length > 0,
  },
  {
    code: 'ruleInvalid',
    target: 'secciones',
    broken: ({ secciones }) => ruleProblems(secciones).length > 0 || !hasSoundCodes(secciones),
  },
  ofForm('closingInvalid', 'cierres', ({ cierres = [] }) =>
    cierres.map(({ id, regla }) => ({ id, formula: regla })),
  ),
  ofForm('initialRuleInvalid', 'estadoInicial', ({ estadoInicial = [] }) =>
    estadoInicial.map(({ id, si }) => ({ id, formula: si })),
  ),
  ofForm('sharingInvalid', 'reparto', ({ reparto = [] }) =>
    reparto.map(({ id, si }) => ({ id, formula: si })),
  ),
  {
    code: 'scheduleInvalid',
    target: 'horario',
    broken: ({ horario }) => !!horario && scheduleFaults(horario).length > 0,
  },
  {
    code: 'retentionInvalid',
    target: 'retencion',
    broken: ({ retencion }) => !!retencion && retentionFaults(retencion).length > 0,
  },
  { code: 'keptDaysInvalid', target: 'seguir', broken: ({ seguir }) => isDraftDaysFault(seguir) },
  {
    code: 'noticeInvalid',
    target: 'avisos',
    broken: ({ avisos = [], secciones }) => avisos.some((notice) => isNoticeFault(notice, secciones)),
  },
]

/** Everything that keeps a form from being saved, in the order of §1.5; the first one is shown. */
export const formProblems = (form: Form): FormProblem[] =>
  RULES.filter((rule) => rule.broken(form)).map(({ code, target, which }) => {
    const rule = which?.(form)
    return { code, target, ...(rule !== undefined && { rule }) }
  })
