import { useTranslation } from 'react-i18next'
import { Brand } from '../../ui/Brand'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { LanguagePicker } from '../../ui/LanguagePicker'
import { LoadingBar } from '../../ui/LoadingBar'
import { messageAction, MessagePage } from '../../ui/MessagePage'
import { SkipLink } from '../../ui/SkipLink'
import { SlowWords } from '../../ui/SlowWords'
import styles from './Gallery.module.css'
import { Piece, State } from './Piece'

function Failing(): never {
  throw new Error('Drawn to fail')
}

/** What stands around the pages, and pages that are a message. */
export function ShellPieces() {
  const { t } = useTranslation()
  return (
    <>
      <Piece name="Brand">
        <State name="of the product">
          <div className={styles.bar}>
            <Brand />
          </div>
        </State>
        <State name="of a municipality">
          <div className={styles.bar}>
            <Brand place="Villa del Río" />
          </div>
        </State>
      </Piece>
      <Piece name="LanguagePicker">
        <State name="on the bar">
          <div className={styles.bar}>
            <LanguagePicker />
          </div>
        </State>
        <State name="on a surface">
          <LanguagePicker ground="surface" />
        </State>
      </Piece>
      <Piece name="MessagePage" wide>
        <State name="with ways on">
          <MessagePage
            title={t('error.title')}
            actions={
              <>
                <button type="button" className={messageAction.main}>
                  {t('actions.home')}
                </button>
                <button type="button" className={messageAction.plain}>
                  {t('actions.retry')}
                </button>
              </>
            }
          >
            {t('error.text')}
          </MessagePage>
        </State>
      </Piece>
      <Piece name="ErrorBoundary">
        <State name="what stands in for what failed">
          <ErrorBoundary fallback={t('error.title')}>
            <Failing />
          </ErrorBoundary>
        </State>
      </Piece>
      <Piece name="SkipLink">
        <State name="shown when it has the focus">
          <div className={styles.framed}>
            <SkipLink />
          </div>
        </State>
      </Piece>
      <Piece name="SlowWords">
        <State name="shown after eight seconds">
          <SlowWords />
        </State>
      </Piece>
      <Piece name="LoadingBar">
        <State name="shown while a page is on its way">
          <div className={styles.framed}>
            <LoadingBar />
          </div>
        </State>
      </Piece>
    </>
  )
}
