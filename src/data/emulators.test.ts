import { expect, it } from 'vitest'
import { shiftedPorts } from './emulators'

const BASE = { auth: 9099, firestore: 8080, functions: 5001, storage: 9196, hosting: 5000, dev: 5173 }

it('finds the emulators beside the built app, whatever the shift of its stack', () => {
  expect(shiftedPorts(BASE, 5000)).toEqual({ auth: 9099, firestore: 8080, functions: 5001, storage: 9196 })
  expect(shiftedPorts(BASE, 5400)).toEqual({ auth: 9499, firestore: 8480, functions: 5401, storage: 9596 })
})

it('finds them beside the development server', () => {
  expect(shiftedPorts(BASE, 5173).firestore).toBe(8080)
  expect(shiftedPorts(BASE, 5273).firestore).toBe(8180)
})

it('takes the base ports for a page of another server', () => {
  expect(shiftedPorts(BASE, 8123).firestore).toBe(8080)
})
