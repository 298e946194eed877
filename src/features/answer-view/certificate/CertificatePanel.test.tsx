import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { certificateOf, issueCertificate, previewCertificate } from '../../../data/staff/certificate'
import { getColleagueNames } from '../../../data/staff/colleagues'
import { getFormHead } from '../../../data/staff/forms'
import type { Role } from '../../../domain/user/roles'
import type { Answer } from '../../../domain/answer/answer'
import { assembleAnswer } from '../../../domain/answering/whole'
import { NEW_CERTIFICATE, type CertificateLayout } from '../../../domain/form/certificate/layout'
import { NO_OPTIONS } from '../../../domain/form/options'
import { downloadFile } from '../../../lib/download-file'
import { aForm, anAnswer, aUser, aVersion, NOW, THREE_STATES } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { CertificatePanel } from './CertificatePanel'

vi.mock('../../../data/staff/certificate', () => ({
  certificateOf: vi.fn(),
  issueCertificate: vi.fn(),
  previewCertificate: vi.fn(),
}))
vi.mock('../../../data/staff/colleagues', () => ({ getColleagueNames: vi.fn() }))
vi.mock('../../../lib/download-file', () => ({ downloadFile: vi.fn() }))
vi.mock('../../../data/staff/forms', () => ({ getFormHead: vi.fn() }))

const WITH = { ...NO_OPTIONS, certificado: true }
const open = (opcionales = NO_OPTIONS, role: Role = 'ROLE_SUPERVISOR', given: Partial<Answer> = {}) => {
  const answer = { ...assembleAnswer(aVersion(), anAnswer()), opcionales, ...given }
  return renderStaff(<CertificatePanel answer={answer} />, {
    user: aUser(role),
    pattern: '/ver/:answerId',
    at: '/ver/respuesta-1',
  })
}
const issuing = () => screen.findByRole('button', { name: 'Emitir certificado' })
const panel = () => screen.queryByRole('region', { name: 'Certificado' })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(certificateOf).mockResolvedValue(null)
  vi.mocked(getFormHead).mockResolvedValue(aForm({ opcionales: NO_OPTIONS }))
})

it('PDF-02 an answer that was given before its form had certificates gets one', async () => {
  vi.mocked(getFormHead).mockResolvedValue(aForm({ opcionales: WITH }))
  const { person } = await open()
  await person.click(await issuing())
  await person.click(await screen.findByRole('button', { name: 'Emitir con número' }))
  await waitFor(() => expect(issueCertificate).toHaveBeenCalledOnce())
})

it('PDF-02 says by name who issued a certificate and who revoked it', async () => {
  vi.mocked(getColleagueNames).mockResolvedValue(
    new Map([
      ['sara', 'Sara Gil'],
      ['pbustos', 'Pablo Bustos'],
    ]),
  )
  vi.mocked(certificateOf).mockResolvedValue({
    ...{ codigo: 'ABCDEFGH0123', numero: 7, titulo: 'Permiso', emitido: NOW, emitidoPor: 'sara' },
    ...{ valeHasta: null, revocado: { fecha: NOW, por: 'pbustos', motivo: 'Un error' } },
  })
  await open(WITH)
  await waitFor(() => expect(panel()).toHaveTextContent(/Sara Gil/))
  expect(panel()).toHaveTextContent(/Pablo Bustos/)
  expect(panel()).not.toHaveTextContent(/sara|pbustos/)
})

/** The form as it is now. */
const nowGives = (given: Partial<CertificateLayout>, form = {}) =>
  vi
    .mocked(getFormHead)
    .mockResolvedValue(aForm({ opcionales: WITH, certificado: { ...NEW_CERTIFICATE, ...given }, ...form }))

it.each<[string, Partial<CertificateLayout>, Partial<Answer>, object?]>([
  ['Se puede emitir cuando la respuesta esté en «Resuelto».', { estado: '2' }, {}],
  ['La respuesta no está en el estado que pide el certificado.', { estado: 'otro' }, {}],
  ['El contenido de la respuesta no es válido: no se emite un certificado.', {}, { invalida: true }],
  ['El formulario da certificados hasta un día que ya pasó.', { validez: 'hasta', hasta: '2020-01-01' }, {}],
  ['El formulario ya no da certificados.', {}, {}, { opcionales: NO_OPTIONS }],
  ['El formulario ya no da certificados.', {}, {}, { deleted: true }],
])('PDF-02 it is not offered where it would be refused: %s', async (words, layout, given, form) => {
  nowGives(layout, form)
  await open(WITH, 'ROLE_SUPERVISOR', { estados: THREE_STATES, ...given })
  await waitFor(() => expect(panel()).toHaveTextContent(words))
  expect(screen.queryByRole('button', { name: 'Emitir certificado' })).not.toBeInTheDocument()
})

it('PDF-02 it is offered in the state that its form asks for, and where the form cannot be read', async () => {
  nowGives({ estado: '2' })
  const { unmount } = await open(WITH, 'ROLE_SUPERVISOR', { estados: { ...THREE_STATES, actual: 2 } })
  expect(await issuing()).toBeInTheDocument()
  unmount()
  vi.mocked(getFormHead).mockRejectedValue(new DataError('timeout'))
  await open(WITH)
  expect(await issuing()).toBeInTheDocument()
})

it('PDF-02 a certificate is shown and asked about before it takes a number', async () => {
  const shown = new Blob(['%PDF'])
  vi.mocked(previewCertificate).mockResolvedValue(shown)
  nowGives({})
  const { person } = await open(WITH)
  await person.click(await issuing())
  expect(await screen.findByText('¿Emitir el certificado?')).toBeInTheDocument()
  expect(screen.getByRole('alertdialog')).toHaveTextContent('El número no se puede devolver')
  await person.click(screen.getByRole('button', { name: 'Ver vista previa' }))
  await waitFor(() => expect(downloadFile).toHaveBeenCalledWith(shown, 'vista-previa.pdf'))
  await person.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(issueCertificate).not.toHaveBeenCalled()
})

it('PDF-02 no certificate is offered where the form has none, nor where the form cannot be read', async () => {
  const { unmount } = await open()
  await waitFor(() => expect(getFormHead).toHaveBeenCalledOnce())
  expect(panel()).not.toBeInTheDocument()
  unmount()
  vi.mocked(getFormHead).mockRejectedValue(new DataError('offline'))
  await open()
  await waitFor(() => expect(getFormHead).toHaveBeenCalledTimes(2))
  expect(panel()).not.toBeInTheDocument()
  expect(certificateOf).not.toHaveBeenCalled()
})

it('PDF-02 for an answer whose form had certificates the form is not read; people who only read cannot issue one', async () => {
  await open(WITH, 'ROLE_INSPECTOR_ACTAS')
  expect(await screen.findByText('Todavía no se emitió.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Emitir certificado' })).not.toBeInTheDocument()
  expect(getFormHead).not.toHaveBeenCalled()
})
