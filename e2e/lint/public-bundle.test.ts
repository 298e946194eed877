import { expect, it } from 'vitest'
import { ROOT } from '../stack/ports'
import { PUBLIC_BUDGET, publicBundleFaults } from './public-bundle'

const faults = (path: string) => publicBundleFaults({ bytes: 1, modules: [ROOT + path] })

it.each([
  'node_modules/@mui/material/Button/Button.mjs',
  'node_modules/@emotion/react/dist/emotion-react.browser.esm.js',
  'node_modules/@firebase/firestore/dist/index.esm.js',
  'node_modules/@firebase/auth/dist/esm/index.js',
  'node_modules/leaflet/dist/leaflet-src.js',
  'src/features/form-editor/EditorPage.tsx',
  'src/app/staff-shell/StaffShell.tsx',
])('refuses %s in the public form', (path) => {
  expect(faults(path)).toEqual([`The public form loads ${path}, which only staff may load.`])
})

it.each([
  'node_modules/@firebase/firestore/dist/lite/index.browser.esm.js',
  'node_modules/react-dom/index.js',
  'src/features/answering/PublicAnswerPage.tsx',
])('allows %s', (path) => {
  expect(faults(path)).toEqual([])
})

it('refuses more bytes than the budget', () => {
  expect(publicBundleFaults({ bytes: PUBLIC_BUDGET, modules: [] })).toEqual([])
  expect(publicBundleFaults({ bytes: PUBLIC_BUDGET + 1, modules: [] })).toHaveLength(1)
})
