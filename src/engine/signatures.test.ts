import { expect, it, vi } from 'vitest'
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

/** Signatures of a form, with nothing outside that could fail. */
const pad = (isRequired = false) =>
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

it('DAY-06 SIGN-02 a required signature is missing until picture and name are given; an optional one is never missing', () => {
  expect(pad().revealFaults()).toEqual([])
  const required = pad(true)
  expect(required.revealFaults()).toMatchObject([{ code: 'signatureEmpty' }])
  required.draw(0, new Blob(['one']), [])
  expect(required.fault(0)).toBe('signatureName')
  required.rename(0, 'Ana')
  expect(required.fault(0)).toBeNull()
})

/** A picture that is there when it is told to be. */
function slowPicture() {
  let arrive: (picture: Blob | null) => void = () => undefined
  const picture = new Promise<Blob | null>((resolve) => {
    arrive = resolve
  })
  return { picture, arrive }
}

it('SIGN-02 a signature cleared while its picture is being made is not sent', async () => {
  const signatures = pad()
  const slow = slowPicture()
  signatures.make(0, slow.picture, ['line'])
  signatures.draw(0, null, [])
  slow.arrive(new Blob(['one']))
  await slow.picture
  await signatures.settle()

  expect(signatures.state(0)).toMatchObject({ picture: null, strokes: [] })
  expect(await signatures.store()).toMatchObject([{ imgURL: '' }])
})

it('SIGN-02 the picture of the last line counts when that of the line before it is made later', async () => {
  const signatures = pad()
  const [first, second] = [slowPicture(), slowPicture()]
  const whole = new Blob(['both lines'])
  signatures.make(0, first.picture, ['one'])
  signatures.make(0, second.picture, ['one', 'two'])
  second.arrive(whole)
  await second.picture
  first.arrive(new Blob(['first line']))
  await signatures.settle()

  expect(signatures.state(0)).toMatchObject({ picture: whole, strokes: ['one', 'two'] })
})

it('SIGN-02 saving waits for a picture that is still being made, and does not call it missing', async () => {
  const signatures = pad()
  const slow = slowPicture()
  const settled = vi.fn()
  signatures.rename(0, 'Ana')
  signatures.make(0, slow.picture, ['line'])
  const waiting = signatures.settle().then(settled)
  expect(signatures.fault(0)).toBeNull()
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
  slow.arrive(null)
  await waiting
  expect(signatures.fault(0)).toBe('signatureEmpty')
})

it('SIGN-03 a file that is refused leaves the signature empty, to be drawn or chosen again', async () => {
  const signatures = pad()
  signatures.make(0, Promise.reject(new Error('unreadable')), [], true)
  await signatures.settle()
  expect(signatures.state(0)).toMatchObject({ picture: null, uploaded: false, isMaking: false })
})

it('ANS-22 a written name whose picture was not made before the page ended is given again', async () => {
  const signatures = pad()
  const draft = { names: 'Ana', strokes: [{ typed: true }], uploaded: true, imgID: '', imgURL: '' }
  await signatures.resume([draft])
  expect(signatures.state(0)).toMatchObject({ names: 'Ana', strokes: [], uploaded: false })
})

it('SIGN-02 a signatory’s name of 60 letters is accepted, one of 61 is refused', () => {
  const signature = pad()
  signature.draw(0, new Blob(['one']), [])
  signature.rename(0, 'ñ'.repeat(61))
  signature.revealFaults()
  expect(signature.fault(0)).toBe('signatureName')
  signature.rename(0, 'ñ'.repeat(60))
  expect(signature.fault(0)).toBeNull()
})

it('SIGN-02 FMT-05 a signatory’s name of signs that nobody sees is none, and none of them is stored', async () => {
  const signature = pad()
  signature.draw(0, new Blob(['one']), [])
  signature.rename(0, '\u200b\u2800')
  signature.revealFaults()
  expect(signature.fault(0)).toBe('signatureName')
  signature.rename(0, '\u200bAna\u00ad ')
  expect(await signature.store()).toMatchObject([{ names: 'Ana' }])
})
