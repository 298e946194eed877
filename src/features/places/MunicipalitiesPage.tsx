import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryBranch } from '../../domain/geography/tree'
import { provincesOf, municipalitiesOf, type PlacedMunicipality } from '../../domain/geography/tree'
import { StatusTag } from '../../ui/staff/StatusTag'
import { PlaceList } from './PlaceList'
import { PlacesPage } from './PlacesPage'
import { ChangeMunicipality } from './ChangeMunicipality'
import { MunicipalityActions } from './MunicipalityActions'
import { MunicipalityDialog } from './MunicipalityDialog'

/** /municipios: the municipalities, for administrators (GEO-01, GEO-03). */
export function MunicipalitiesPage() {
  const { t } = useTranslation('places')
  const [edited, setEdited] = useState<PlacedMunicipality | 'new' | null>(null)
  const around = (tree: readonly CountryBranch[]) => ({
    provinces: provincesOf(tree),
    municipalities: municipalitiesOf(tree),
    onClose: () => setEdited(null),
  })
  const columns = [
    { title: t('province'), of: ({ provincia, pais }: PlacedMunicipality) => `${provincia} (${pais})` },
    { title: t('municipalities.key'), of: ({ key }: PlacedMunicipality) => key },
    { title: t('municipalities.id'), of: ({ idMuniCore }: PlacedMunicipality) => idMuniCore },
    {
      title: t('municipalities.state'),
      of: ({ inhabilitado }: PlacedMunicipality) =>
        inhabilitado ? (
          <StatusTag tone="danger" label={t('municipalities.blocked')} />
        ) : (
          <StatusTag tone="success" label={t('municipalities.open')} />
        ),
    },
  ]
  return (
    <PlacesPage
      title={t('municipalities.title')}
      add={t('municipalities.new')}
      onAdd={() => setEdited('new')}
      failed="municipalitiesFailed"
    >
      {(tree) => (
        <>
          <PlaceList
            label={t('municipalities.title')}
            none={t('municipalities.none')}
            places={municipalitiesOf(tree)}
            columns={columns}
            actions={(municipality, look) => (
              <MunicipalityActions
                municipality={municipality}
                look={look}
                onEdit={() => setEdited(municipality)}
              />
            )}
          />
          {edited === 'new' && <MunicipalityDialog municipality={null} record={null} {...around(tree)} />}
          {edited && edited !== 'new' && <ChangeMunicipality municipality={edited} {...around(tree)} />}
        </>
      )}
    </PlacesPage>
  )
}
