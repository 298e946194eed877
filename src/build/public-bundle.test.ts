import { expect, it } from 'vitest'
import { ROOT } from './root'
import {
  PORTAL_MORE,
  PUBLIC_BUDGET,
  publicBundleFaults,
  RULES_BUDGET,
  SELDOM_BUDGET,
  VISIT_BUDGET,
} from './public-bundle'

interface Sizes {
  first?: number
  portal?: number
  visit?: number
  rules?: number
  seldom?: number
}

const LIGHT = { bytes: 1, modules: [] }
const NOTHING = { first: LIGHT, portal: LIGHT, visit: LIGHT, rules: LIGHT, seldom: LIGHT, ever: [] }
const faultsAtFirst = (path: string) =>
  publicBundleFaults({
    ...NOTHING,
    first: { bytes: 1, modules: [ROOT + path] },
    ever: [ROOT + path],
  })
const faultsLater = (path: string) => publicBundleFaults({ ...NOTHING, ever: [ROOT + path] })
const faultsOfBytes = ({ first = 1, portal = 1, visit = 1, rules = 1, seldom = 1 }: Sizes) =>
  publicBundleFaults({
    first: { bytes: first, modules: [] },
    portal: { bytes: portal, modules: [] },
    visit: { bytes: visit, modules: [] },
    rules: { bytes: rules, modules: [] },
    seldom: { bytes: seldom, modules: [] },
    ever: [],
  })

it.each([
  'node_modules/@mui/material/Button/Button.mjs',
  'node_modules/@emotion/react/dist/emotion-react.browser.esm.js',
  'node_modules/@tanstack/react-query/build/modern/index.js',
  'node_modules/@firebase/firestore/dist/index.esm.js',
  'node_modules/@firebase/firestore/dist/lite/index.browser.esm.js',
  'src/features/form-editor/EditorPage.tsx',
  'src/features/answering/StaffAnswerPage.tsx',
  'src/app/staff-shell/StaffShell.tsx',
  'src/data/staff/session.ts',
  'node_modules/@firebase/auth/dist/esm/index-4NFEPWkC.js?own-copy',
])('NAV-01 refuses %s at any moment of a visit', (path) => {
  expect(faultsLater(path)).toEqual([`A stranger loads ${path}, which only staff may load.`])
})

it.each([
  'node_modules/@firebase/auth/dist/esm/index.js',
  'node_modules/firebase/app/dist/esm/index.esm.js',
  'node_modules/leaflet/dist/leaflet-src.js',
  'node_modules/@react-leaflet/core/lib/index.js',
])('NAV-01 refuses %s before it is needed, and allows it later', (path) => {
  expect(faultsAtFirst(path)).toEqual([`The public form loads ${path} before it is needed.`])
  expect(faultsLater(path)).toEqual([])
})

it.each([
  'src/features/answering/hours/TellMe.tsx',
  'src/features/answering/reaching/parts.ts',
  'src/features/answering/later/KeepLater.tsx',
  'src/features/answering/prefill/fill.ts',
  'src/renderer/second-person/OtherPersonNotice.tsx',
  'src/engine/saved-draft/pack.ts',
  'src/domain/form/opening-windows.ts',
  'src/domain/form/form-notices.ts',
  'locales/es/hours.json',
])('REACH-01 REACH-04 refuses %s in a visit to a form that does not need it', (path) => {
  expect(faultsAtFirst(path)).toEqual([`A form that does not need it loads ${path}.`])
  expect(faultsLater(path)).toEqual([])
})

it.each([
  'src/domain/form-logic/logic.ts',
  'src/domain/logic/compile.ts',
  'src/renderer/logic/CalculatedAnswer.tsx',
])('LOGIC-14 refuses %s in a visit to a form without rules', (path) => {
  expect(faultsAtFirst(path)).toEqual([`A form that does not need it loads ${path}.`])
  expect(faultsLater(path)).toEqual([])
})

it('LOGIC-14 refuses rules that weigh more than their limit', () => {
  expect(faultsOfBytes({ rules: RULES_BUDGET })).toEqual([])
  expect(faultsOfBytes({ rules: RULES_BUDGET + 1 })).toEqual([
    `A form with rules loads ${RULES_BUDGET + 1} bytes of JavaScript (brotli), more than ${RULES_BUDGET}.`,
  ])
})

it('LOGIC-14 refuses functions of few rules that weigh more than their limit, or come with every rule', () => {
  expect(faultsOfBytes({ seldom: SELDOM_BUDGET })).toEqual([])
  expect(faultsOfBytes({ seldom: SELDOM_BUDGET + 1 })).toHaveLength(1)
  for (const path of [
    'node_modules/stdnum/lib/esm/ar/cuit.js',
    'src/domain/logic/aggregates.ts',
    'src/renderer/logic/FormChecks.tsx',
  ])
    expect(publicBundleFaults({ ...NOTHING, rules: { bytes: 1, modules: [ROOT + path] } })).toEqual([
      `A form with rules that do not call it loads ${path}.`,
    ])
})

it.each(['node_modules/react-dom/index.js', 'src/features/answering/PublicAnswerPage.tsx'])(
  'allows %s',
  (path) => {
    expect(faultsAtFirst(path)).toEqual([])
  },
)

it('refuses pages that weigh more than their limits', () => {
  expect(faultsOfBytes({ first: PUBLIC_BUDGET, visit: VISIT_BUDGET })).toEqual([])
  expect(faultsOfBytes({ first: PUBLIC_BUDGET + 1 })).toHaveLength(1)
  expect(faultsOfBytes({ visit: VISIT_BUDGET + 1 })).toHaveLength(1)
})

it('CIT-02 refuses a portal page that weighs much more than the public form, or loads an SDK before it is needed', () => {
  expect(faultsOfBytes({ first: 10, portal: 10 + PORTAL_MORE })).toEqual([])
  expect(faultsOfBytes({ first: 10, portal: 11 + PORTAL_MORE })).toHaveLength(1)
  const path = 'node_modules/@firebase/auth/dist/esm/index.js'
  expect(publicBundleFaults({ ...NOTHING, portal: { bytes: 1, modules: [ROOT + path] } })).toEqual([
    `The portal’s form loads ${path} before it is needed.`,
  ])
})
