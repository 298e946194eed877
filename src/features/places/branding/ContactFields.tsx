import { useTranslation } from 'react-i18next'
import { MAX_CONTACT_LENGTH, MAX_DATA_NOTICE_LENGTH } from '../../../domain/geography/sound-branding'
import { MunicipalityPart } from '../MunicipalityPart'
import { PlaceField } from '../PlaceField'

/** Where a municipality is reached, and what becomes of the data that are sent to it (PDF-02). */
export function ContactFields() {
  const { t } = useTranslation('places')
  return (
    <MunicipalityPart title={t('branding.contactTitle')} help={t('branding.contactPartHelp')}>
      <PlaceField
        name="contacto"
        label={t('branding.contact')}
        help={t('branding.contactHelp', { most: MAX_CONTACT_LENGTH })}
        required={false}
        multiline
        minRows={2}
      />
      <PlaceField
        name="avisoDatos"
        label={t('branding.dataNotice')}
        help={t('branding.dataNoticeHelp', { most: MAX_DATA_NOTICE_LENGTH })}
        required={false}
        multiline
        minRows={3}
        maxRows={10}
      />
    </MunicipalityPart>
  )
}
