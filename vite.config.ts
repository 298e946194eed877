// Vite loads this file, and what it imports, without a resolver of its own: hence the extensions.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './src/build/chunks.ts'
import { compileHintPlugin } from './src/build/compile-hint.ts'
import { lightLibrariesPlugin } from './src/build/light-libraries.ts'
import { noTestingPlugin } from './src/build/no-testing.ts'
import { ownCopyPlugin } from './src/build/own-copy.ts'
import { policyPlugin } from './src/build/policy-plugin.ts'
import { publicBundlePlugin } from './src/build/public-bundle.ts'
import { ROOT } from './src/build/root.ts'
import { ownScriptsPlugin } from './src/build/own-scripts.ts'

/** The router's package names its build for developers only; the other lies beside it. */
const builtRouter = (file: string) => `${ROOT}node_modules/react-router/dist/production/${file}.mjs`

export default defineConfig({
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: builtRouter('index') },
      { find: /^react-router\/dom$/, replacement: builtRouter('dom-export') },
      // What React itself has since 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  define: { __EMULATOR_PORTS__: process.env.VITE_EMULATORS ?? 'null' },
  plugins: [
    react(),
    compileHintPlugin(),
    lightLibrariesPlugin(),
    noTestingPlugin(),
    ownCopyPlugin(),
    policyPlugin(),
    publicBundlePlugin(),
    ownScriptsPlugin(),
  ],
  build: {
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    // Some licences go along with what they are for.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        // Names of files do not compress, and a first visit loads hundreds of them; seven letters tell builds apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: { watch: { ignored: ['**/.stack/**', '**/functions/**', '**/test-results/**', '**/*.log'] } },
})
