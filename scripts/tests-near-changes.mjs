// The unit and API tests that `npm run verify` runs: those over the whole repository, those that changed, and those in the folders of
// what changed since the branch left main; of a folder of many tests those whose names begin alike. What imports a change from further away
// is left to `npm test`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** They read every file, in a few seconds. */
const overAll = ['test/repo.test.ts', 'test/dictionaries.test.ts']
/** A folder of more tests takes longer than anybody waits before a commit. */
const folderMax = 20
const isTest = (name) => /\.test\.tsx?$/.test(name) && !/\.(slow|e2e)\.test\./.test(name) && !name.startsWith('test/production/')

/** What a file is about: `order` of `orders.routes.test.ts` and of `order-steps.ts`, with its folder. */
const topicOf = (name) => join(dirname(name), (/^[a-z\d]+/i.exec(basename(name))?.[0] ?? '').replace(/s$/, ''))

/** The names of the test files, from the root of the project. */
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
  // the folder of helpers holds tests of many things: there only what changed itself
  const isInFolder = (name) => dirname(name) !== 'test' && folders.has(dirname(name))
  const isSmall = (folder) => tests.filter((name) => dirname(name) === folder).length <= folderMax
  const isNear = (name) => changed.includes(name) || (isInFolder(name) && (isSmall(dirname(name)) || topics.has(topicOf(name))))
  return tests.filter((name) => overAll.includes(name) || isNear(name))
}
