/** Which folder may import which; a folder that is added later is covered by the same rules. */
/** Tests, and helpers of tests in a folder called testing. */
const TEST = '(\\.(test|spec)\\.tsx?$|/testing/)'
const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: '^(src|functions|e2e|locales)/', pathNot: allowed },
})
/** Tests of a layer may also use src/testing, which itself may use everything. */
const layerTests = (name, from, allowed) => ({
  name: `${name}-tests`,
  severity: 'error',
  from: { path: `${from}.*${TEST}` },
  to: { path: '^(src|functions|e2e)/', pathNot: [...allowed, '^src/testing/'] },
})
const both = (name, from, allowed) => [layer(name, from, allowed), layerTests(name, from, allowed)]

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...both('domain', '^src/domain/', ['^src/domain/']),
    ...both('lib', '^src/lib/', ['^src/(domain|lib)/', '^locales/']),
    ...both('data', '^src/data/', ['^src/(domain|lib|data)/']),
    ...both('engine', '^src/engine/', ['^src/(domain|lib|engine)/']),
    ...both('ui', '^src/ui/', ['^src/(lib|ui)/']),
    ...both('questions', '^src/questions/', ['^src/(domain|lib|ui|questions)/']),
    ...both('renderer', '^src/renderer/', ['^src/(domain|lib|engine|ui|questions|renderer)/']),
    ...both('features', '^src/features/', ['^src/(domain|lib|data|engine|ui|questions|renderer|features)/']),
    ...both('app', '^src/app/', [
      '^src/(domain|lib|data|engine|ui|questions|renderer|features|app)/',
      '^locales/',
    ]),
    ...both('build', '^src/build/', ['^src/(domain|lib|build)/']),
    ...both('functions', '^functions/src/', ['^functions/src/', '^src/domain/', '^locales/']),
    {
      name: 'domain-takes-nothing-from-calls',
      comment: 'Calls say how the domain travels: they know it, and it does not know them.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: ['^src/domain/calls/', TEST] },
      to: { path: '^src/domain/calls/' },
    },
    {
      name: 'only-data-and-functions-know-calls',
      comment:
        'Contracts stand between these two; what others need of them is said by the domain or by what asks.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(domain/calls|data)/', TEST] },
      to: { path: '^src/domain/calls/' },
    },
    {
      name: 'feature-knows-no-other-feature',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'build-needs-no-tests',
      comment: 'What decides about the built app stands in src/build.',
      severity: 'error',
      from: { path: '^vite\\.config\\.ts$' },
      to: { path: '^(src|functions|e2e)/', pathNot: '^src/build/' },
    },
    {
      name: 'e2e',
      severity: 'error',
      from: {
        path: '^e2e/',
        pathNot: '^e2e/(functions/|drills/|wiring/|bench/alone/|stack/schedules\\.ts$)',
      },
      to: {
        path: '^(src|functions)/',
        pathNot: ['^src/(build|domain|testing|lib)/', '^functions/build\\.ts$'],
      },
    },
    {
      name: 'e2e-functions',
      comment: 'Runs the data layer, the engine above it and the handlers themselves against the emulators.',
      severity: 'error',
      from: { path: '^e2e/(functions|drills|wiring|bench/alone)/' },
      to: {
        path: '^(src|functions)/',
        pathNot: ['^src/(build|domain|testing|lib|data|engine)/', '^functions/src/'],
      },
    },
    {
      name: 'e2e-schedules',
      comment:
        'No emulator runs what the cloud schedules: the local stack does, and knows just that of the functions.',
      severity: 'error',
      from: { path: '^e2e/stack/schedules\\.ts$' },
      to: { path: '^(src|functions)/', pathNot: '^functions/src/scheduled\\.ts$' },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      from: { path: '^(src|functions)/', pathNot: TEST },
      to: { path: ['^src/testing/', '^src/features/[^/]+/testing/'] },
    },
    {
      name: 'domain-uses-few-libraries',
      comment:
        'The domain also runs inside functions: libraries for schemas, dates, exact numbers and official numbers.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST },
      to: {
        dependencyTypesNot: ['local', 'type-only'],
        pathNot: '(^|/)node_modules/(zod|dayjs|big\\.js|stdnum)/',
      },
    },
    {
      name: 'only-dates-knows-dayjs',
      severity: 'error',
      from: { path: '^(src|functions|e2e)/', pathNot: '^src/domain/dates\\.ts$' },
      to: { path: '(^|/)node_modules/dayjs/' },
    },
    {
      name: 'engine-knows-no-interface',
      comment: 'The engine runs without React and without Firebase, whatever it imports.',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: TEST },
      to: { path: '(^|/)node_modules/(?!(zod|big\\.js|stdnum)/)', reachable: true },
    },
    {
      name: 'only-data-knows-firebase',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/data/', '^src/testing/'] },
      to: { path: '(^|/)node_modules/(firebase|@firebase)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(functions/lib|dist|\\.stack)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
