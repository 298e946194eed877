import { useTranslation } from 'react-i18next'
import { Target } from '../canvas/Target'
import { useEditorState } from '../store/context'
import { AppointmentSettings } from './appointments/AppointmentSettings'
import { CertificatePanel } from './certificate/CertificatePanel'
import styles from './Inspector.module.css'
import { HeaderPanel } from './header/HeaderPanel'
import { IncidentSettings } from './incidents/IncidentSettings'
import { OptionGroup } from './options/OptionGroup'
import groups from './options/OptionGroup.module.css'
import { OptionSwitch } from './options/OptionSwitch'
import { ResponseLimit } from './options/ResponseLimit'
import { VoucherText } from './options/VoucherText'
import { DraftDaysPanel } from './saved-drafts/DraftDaysPanel'
import { SignedLinkSwitch } from './SignedLinkSwitch'
import { NoticesPanel } from './notices/NoticesPanel'
import { PaymentsPanel } from './payments/PaymentsPanel'
import { RetentionPanel } from './retention/RetentionPanel'
import { SchedulePanel } from './schedule/SchedulePanel'
import { SignaturesPanel } from './SignaturesPanel'

const WHO = ['publico', 'citizenAssociationFromCitizenPortal'] as const
const RECIPIENT = ['destinatario', 'ciudadano', 'ciudadanoRequerido'] as const
const LIMITS = ['singleAnswer', 'limitResponses', 'editableForm', 'revisionEnPlazo'] as const
const LOOK = ['headerImg', 'geolocalizacion'] as const
const RECEIPT = ['automaticDownload', 'pdfDownloadCode', 'customizedVoucher', 'envioEmail'] as const
const SIGNATURES = ['digitalSignature', 'signatureEditableAnswer'] as const
const CERTIFICATE = ['certificado'] as const
const PAYMENTS = ['addPaymentGateway'] as const
const OUTSIDE = ['addAppointment', 'incidentes', 'incidentesXestado'] as const

/** The form's options, each with an explanation (EDIT-03), in groups by whom they are about. */
export function OptionsPanel() {
  const { t } = useTranslation('editor')
  const on = useEditorState(({ form }) => form.opcionales)
  return (
    <section className={styles.fields} aria-labelledby="options-heading">
      <h3 id="options-heading" className={styles.subheading}>
        {t('options.heading')}
      </h3>
      <div className={groups.groups}>
        <OptionGroup title={t('options.group.who')} options={WHO} startsOpen>
          <Switches options={WHO} />
        </OptionGroup>
        <OptionGroup title={t('options.group.recipient')} options={RECIPIENT}>
          <Switches options={RECIPIENT} />
        </OptionGroup>
        <OptionGroup
          title={t('options.group.limits')}
          options={LIMITS}
          targets={['responsesCount', 'horario', 'seguir', 'retencion']}
        >
          <OptionSwitch option="singleAnswer" />
          <OptionSwitch option="limitResponses" />
          {on.limitResponses ? <ResponseLimit /> : null}
          <SchedulePanel />
          <DraftDaysPanel />
          <SignedLinkSwitch />
          <RetentionPanel />
          <OptionSwitch option="editableForm" />
          <OptionSwitch option="revisionEnPlazo" />
        </OptionGroup>
        <OptionGroup title={t('options.group.look')} options={LOOK} targets={['headerImageURL']}>
          <OptionSwitch option="headerImg" />
          {on.headerImg ? (
            <Target name="headerImageURL">
              <HeaderPanel />
            </Target>
          ) : null}
          <OptionSwitch option="geolocalizacion" />
        </OptionGroup>
        <OptionGroup title={t('options.group.receipt')} options={RECEIPT} targets={['avisos']}>
          <OptionSwitch option="automaticDownload" />
          <OptionSwitch option="pdfDownloadCode" />
          <OptionSwitch option="customizedVoucher" />
          {on.customizedVoucher ? <VoucherText /> : null}
          <OptionSwitch option="envioEmail" />
          <NoticesPanel />
        </OptionGroup>
        <OptionGroup title={t('options.group.signatures')} options={SIGNATURES}>
          <OptionSwitch option="digitalSignature" />
          {on.digitalSignature ? <SignaturesPanel /> : null}
          <OptionSwitch option="signatureEditableAnswer" />
        </OptionGroup>
        <OptionGroup title={t('options.group.certificate')} options={CERTIFICATE} targets={['certificado']}>
          <OptionSwitch option="certificado" />
          {on.certificado ? (
            <Target name="certificado">
              <CertificatePanel />
            </Target>
          ) : null}
        </OptionGroup>
        <OptionGroup title={t('options.group.payments')} options={PAYMENTS} targets={['payments']}>
          <OptionSwitch option="addPaymentGateway" />
          {on.addPaymentGateway ? (
            <Target name="payments">
              <PaymentsPanel />
            </Target>
          ) : null}
        </OptionGroup>
        <OptionGroup
          title={t('options.group.outside')}
          options={OUTSIDE}
          targets={['appointmentGroup', 'muniCore']}
        >
          <AppointmentSettings />
          <IncidentSettings />
        </OptionGroup>
      </div>
    </section>
  )
}

const Switches = ({ options }: { options: readonly Parameters<typeof OptionSwitch>[0]['option'][] }) =>
  options.map((option) => <OptionSwitch key={option} option={option} />)
