import { expect, it } from 'vitest'
import type { Signature } from '../domain/form/signature'
import { createSignatures } from './signatures'

const SETTING: Signature = {
  title: 'Vecino',
  typeOfSignature: 'both',
  tipeOfSignatory: 'citizen',
  indexSignature: 0,
  names: '',
  imgID: '',
  imgURL: '',
}
const nothingKept = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  remove: () => Promise.resolve(),
}

it('SIGN-04 stores the new signature when one was drawn again while the first was being sent', async () => {
  const sent: { path: string; picture: Blob; arrive: () => void }[] = []
  const signatures = createSignatures({
    formId: 'f1',
    settings: [SETTING],
    files: nothingKept,
    onChange: () => undefined,
    answerId: () => 'a1',
    uploader: {
      upload: (path, picture) =>
        new Promise((resolve) => {
          sent.push({ path, picture, arrive: resolve })
        }),
      read: () => Promise.reject(new Error('never read')),
      remove: () => Promise.resolve(),
    },
  })
  const [first, second] = [new Blob(['one']), new Blob(['two'])]
  signatures.rename(0, 'Ana')
  signatures.draw(0, first, [])
  const saving = signatures.store()
  signatures.draw(0, second, [])
  sent[0]?.arrive()
  await saving

  const again = signatures.store()
  sent[1]?.arrive()
  expect(await again).toMatchObject([{ imgURL: sent[1]?.path }])
  expect(sent.map(({ picture }) => picture)).toEqual([first, second])
})

it('DAY-06 SIGN-02 a required signature is missing until picture and name are given; an optional one is never missing', () => {
  const made = (isRequired: boolean) =>
    createSignatures({
      formId: 'f1',
      settings: [SETTING],
      files: nothingKept,
      onChange: () => undefined,
      answerId: () => 'a1',
      isRequired: () => isRequired,
      uploader: {
        upload: () => Promise.resolve(),
        read: () => Promise.reject(new Error('never read')),
        remove: () => Promise.resolve(),
      },
    })
  expect(made(false).revealFaults()).toEqual([])
  const required = made(true)
  expect(required.revealFaults()).toMatchObject([{ code: 'signatureEmpty' }])
  required.draw(0, new Blob(['one']), [])
  expect(required.fault(0)).toBe('signatureName')
  required.rename(0, 'Ana')
  expect(required.fault(0)).toBeNull()
})
