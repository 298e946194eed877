import { expect, it } from 'vitest'
import { headerOf } from '../../functions/src/pdf/pictures'
import { assembleAnswer } from '../../src/domain/answering/whole'
import { toVersion } from '../../src/domain/form/version'
import { aForm, anAnswer } from '../../src/testing/builders'
import { STORAGE_BUCKET } from '../stack/ports'
import './deployed'

const IN_STORE = ['%E0%A4%A', '%', 'cabeceras%2F%zz', 'cabeceras%2F..%2F..%2Fx', ''].map(
  (part) => `https://firebasestorage.googleapis.com/v0/b/${STORAGE_BUCKET}/o/${part}`,
)

it.each([...IN_STORE, 'https://', 'data:%E0%A4%A', '%E0%A4%A'])(
  'SEC-01 PDF-01 a document is made without a picture above it when its address is %s',
  async (headerImageURL) => {
    const version = toVersion(aForm({ headerImageURL }))
    const answer = assembleAnswer(version, anAnswer({ version }))
    expect(answer.headerImageURL).toBe(headerImageURL)
    expect(await headerOf(answer)).toBeNull()
  },
)
