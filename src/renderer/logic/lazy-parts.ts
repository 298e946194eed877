import { lazy } from 'react'

const load = () => import('./check-parts')

export const Advice = lazy(async () => ({ default: (await load()).Advice }))
export const CalculatedAnswer = lazy(async () => ({ default: (await load()).CalculatedAnswer }))
export const RevealedStatus = lazy(async () => ({
  default: (await import('./RevealedStatus')).RevealedStatus,
}))
export const OtherField = lazy(async () => ({ default: (await load()).OtherField }))
export const ClosingNotice = lazy(async () => ({ default: (await load()).ClosingNotice }))
export const FormChecks = lazy(async () => ({ default: (await load()).FormChecks }))
export const FormCheckWords = lazy(async () => ({ default: (await load()).FormCheckWords }))
export const SectionChecks = lazy(async () => ({ default: (await load()).SectionChecks }))
