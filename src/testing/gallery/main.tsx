import '@fontsource-variable/source-sans-3/wght.css'
import { createRoot } from 'react-dom/client'
import { initI18n, loadTexts } from '../../lib/i18n'
import { loadFurtherTexts } from '../../questions/load-further'
import '../../ui/tokens.css'
import '../../ui/base.css'
import { Gallery } from './Gallery'
import { openSamples } from './samples'

const NAMESPACES = ['common', 'answering', 'editor', 'staff', 'place', 'completion', 'statistics']

await initI18n()
await Promise.all([loadTexts(...NAMESPACES), loadFurtherTexts()])
const samples = await openSamples()
const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery samples={samples} />)
