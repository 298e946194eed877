import { expect, it } from 'vitest'
import { testingFaults } from './no-testing'
import { ROOT } from './root'

it.each([
  'src/testing/gallery/main.tsx',
  'src/testing/builders.ts',
  'src/features/form-editor/testing/editor-page.tsx',
])('NAV-01 a build with %s is refused', (path) => {
  expect(testingFaults([`${ROOT}src/app/main.tsx`, ROOT + path])).toEqual([
    `The app has ${path}, which is for tests and the gallery alone.`,
  ])
})

it('allows code of the app', () => {
  expect(testingFaults([`${ROOT}src/app/main.tsx`, `${ROOT}node_modules/react/index.js`])).toEqual([])
})
