import styles from './Brand.module.css'

interface BrandProps {
  /** The municipality whose page it is; shown before the product's own name. */
  place?: string
  /** Address of the municipality's logo; '' for the product's mark. */
  logo?: string
}

/** The mark with the municipality's name, or with the product's while that is not known. */
export function Brand({ place = '', logo = '' }: BrandProps) {
  return (
    <span className={styles.brand}>
      {logo ? (
        // Its alt text is empty because the name is beside it.
        <img className={styles.logo} src={logo} alt="" />
      ) : (
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
          <rect className={styles.sheet} x="5" y="3" width="22" height="26" rx="4" />
          <path className={styles.line} d="M10 11h5M10 17h12M10 23h8" />
          <path className={styles.tick} d="m18 10.5 2 2 3.5-4" />
        </svg>
      )}
      <span className={styles.names}>
        <span className={styles.name}>{place || 'MuniFormularios'}</span>
        {place && <span className={styles.product}>MuniFormularios</span>}
      </span>
    </span>
  )
}
