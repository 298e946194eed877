/** Where each part of what strangers load begins. */

/** Where the public form begins. */
export const PUBLIC_PAGE = 'src/features/answering/PublicAnswerPage.tsx'
/** Where what only forms with rules load begins. */
export const RULES = ['src/domain/form-logic/logic.ts', 'src/renderer/logic/RevealedStatus.tsx']
/** What forms with rules load that check or calculate something: what draws that, and what the domain knows it by. */
export const CHECKS = ['src/domain/form-logic/with-checks.ts', 'src/renderer/logic/check-parts.tsx']
/** What forms load whose rules say which options are offered, or read what is kept with what was picked. */
export const CHOICES = 'src/domain/form-logic/with-choices.ts'
/** What forms with rules load that have rows or branches, or whose rules call what few others do: one file compresses best. */
export const FUNCTIONS = [
  ...['row-functions', 'seldom-functions'].map((name) => `src/domain/logic/${name}.ts`),
  'src/domain/form-logic/with-rows.ts',
]
/** What only some forms with rules load, check digits and patterns besides. */
export const SELDOM = [
  ...[...CHECKS, CHOICES, ...FUNCTIONS],
  ...['check-digits', 'patterns'].map((name) => `src/domain/logic/${name}.ts`),
]
/** The page after saving. */
export const SAVED_PAGE = 'src/features/answering/PublicSavedPage.tsx'
/** Where a form of the citizen portal begins, behind what lets its citizens in. */
const PORTAL_PAGE = 'src/features/answering/CitizenAnswerPage.tsx'
export const PORTAL_FORM = [PORTAL_PAGE, 'src/features/citizen-portal/CitizenGate.tsx']
/** What citizens of the portal open. */
export const PORTAL_PAGES = [
  ...PORTAL_FORM,
  'src/features/citizen-portal/OwnAnswersPage.tsx',
  'src/features/citizen-portal/OwnAnswerPage.tsx',
  'src/features/citizen-portal/RevisionPage.tsx',
]
/** Every page that strangers open. */
export const PUBLIC_PAGES = [
  PUBLIC_PAGE,
  SAVED_PAGE,
  'src/features/public-lookup/RecordLookupPage.tsx',
  'src/features/public-lookup/StatusPage.tsx',
  'src/features/answering/VoucherPage.tsx',
  ...PORTAL_PAGES,
  'src/features/answering/CitizenSavedPage.tsx',
  'src/features/answering/outbox/PublicOutboxPage.tsx',
  'src/features/answering/later/ContinuePage.tsx',
  'src/features/answering/part/PartPage.tsx',
  'src/features/payment/PaymentDonePage.tsx',
  'src/features/payment/PaymentDeniedPage.tsx',
]
