import { screen } from '@testing-library/react'
import { aUser } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { MunicipalitiesPage } from '../MunicipalitiesPage'

/** Has an administrator open the dialog of a municipality, once it is read; the test file mocks what is read. */
export async function editMontclar() {
  const { person } = await renderStaff(<MunicipalitiesPage />, {
    user: aUser('ROLE_ADMIN'),
    pattern: '/municipios',
    at: '/municipios',
  })
  await person.click(await screen.findByRole('button', { name: 'Editar Montclar' }))
  await screen.findByRole('textbox', { name: /^ID de Municipio/ })
  return person
}
