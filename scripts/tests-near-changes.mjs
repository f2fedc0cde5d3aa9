// Selects the unit and API tests of `npm run verify`: tests that check all files, changed tests, and tests in the folders of files that
// changed since the branch left main. In a large folder, only tests with the topic of a changed file run. Tests in other folders that
// import a changed file run only in `npm test`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Tests that check all files of the repository; they take a few seconds. */
const overAll = ['test/repo.test.ts', 'test/dictionaries.test.ts']
/** In a changed folder with at most this many test files, all tests run. More tests would take too long before a commit. */
const folderMax = 20
const isTest = (name) => /\.test\.tsx?$/.test(name) && !/\.(slow|e2e)\.test\./.test(name) && !/^test\/(image|production)\//.test(name)

/** Returns the folder and topic of a file: `order` is the topic of `orders.routes.test.ts` and `order-steps.ts`. */
const topicOf = (name) => join(dirname(name), (/^[a-z\d]+/i.exec(basename(name))?.[0] ?? '').replace(/s$/, ''))

export function testsNearChanges(root) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    return status === 0 ? stdout.split('\n').filter(Boolean) : []
  }
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '-o', '--exclude-standard')]
  const folders = new Set(changed.map(dirname))
  const topics = new Set(changed.map(topicOf))
  const tests = git('ls-files', '-co', '--exclude-standard').filter((name) => isTest(name) && existsSync(join(root, name)))
  // `test/` mixes many topics, so only its changed tests run
  const isInFolder = (name) => dirname(name) !== 'test' && folders.has(dirname(name))
  const isSmall = (folder) => tests.filter((name) => dirname(name) === folder).length <= folderMax
  const isNear = (name) => changed.includes(name) || (isInFolder(name) && (isSmall(dirname(name)) || topics.has(topicOf(name))))
  return tests.filter((name) => overAll.includes(name) || isNear(name))
}
