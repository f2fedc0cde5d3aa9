import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { argv, stderr, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { cutAllSizes } from '#studio/cut-sizes.ts'
import { denoiserWeights } from '#studio/denoiser-weights.ts'
import { allShots, isTaken, type Shot } from '#studio/jobs.ts'

const usage = `npm run studio -- [keys…] [--views=1,2] [--width=1200] [--samples=4] [--again] [--improve] [--sizes] [--into=FOLDER] [--minutes=60]
  keys       pieces by their key, or the beginnings of keys; all pieces when absent
  --views    which photographs of a piece, counted from 1; wide, scene
  --samples  of light for each pixel; close-ups take fewer, clear cases more
  --again    takes anew what is there already
  --improve  after what is missing, takes anew what is there in a smaller width
  --sizes    takes nothing: only cuts what is there into the sizes that pages ask for
  --into     writes PNG files there instead of the catalog's own pictures: for looking
  --minutes  begins no picture after so many minutes
`

const { values: flags, positionals: keys } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    views: { type: 'string' },
    width: { type: 'string', default: '1200' },
    samples: { type: 'string', default: '4' },
    again: { type: 'boolean', default: false },
    improve: { type: 'boolean', default: false },
    sizes: { type: 'boolean', default: false },
    into: { type: 'string' },
    minutes: { type: 'string', default: '100000' },
    help: { type: 'boolean', default: false },
  },
})

const width = Number(flags.width)
const avif = { quality: 62, effort: 4, chromaSubsampling: '4:4:4' }
const largestBytes = 140 * 1024
const endAt = Date.now() + Number(flags.minutes) * 60_000
const folder = mkdtempSync(join(tmpdir(), 'vitrine-studio-'))

if (flags.help) stdout.write(usage)
else {
  if (!flags.sizes) await renderAll(await selectShots())
  if (flags.into === undefined) stdout.write(`${await cutAllSizes()} files of smaller sizes made\n`)
}
rmSync(folder, { recursive: true, force: true })

async function selectShots(): Promise<Shot[]> {
  const views = flags.views?.split(',')
  const shots = allShots().filter(
    (shot) => (keys.length === 0 || keys.some((key) => shot.key.startsWith(key))) && (!views || views.includes(String(shot.at))),
  )
  if (flags.again || flags.into !== undefined) return shots
  const missing = shots.filter((shot) => !isTaken(shot))
  return flags.improve ? [...missing, ...(await smaller(shots.filter(isTaken)))] : missing
}

async function smaller(shots: Shot[]): Promise<Shot[]> {
  const widths = await Promise.all(shots.map(async ({ file }) => (await sharp(file).metadata()).width))
  return shots.filter((shot, index) => (widths[index] ?? 0) < sizeOf(shot).width)
}

/**
 * Renders the pictures in batches, with a new Blender process for each batch, because Blender leaks memory. Saves each picture as soon as
 * it is finished, so an interrupted run can be resumed.
 */
async function renderAll(shots: Shot[]): Promise<void> {
  stdout.write(`${shots.length} photographs to take\n`)
  for (let at = 0; at < shots.length && Date.now() < endAt; at += 10) await renderSome(shots.slice(at, at + 10))
}

function sizeOf({ at }: Shot): { width: number; height: number } {
  if (typeof at === 'number') return { width, height: Math.round((width * 5) / 4) }
  return { width: Math.round((width * 4) / 3), height: Math.round((width * 5) / 6) }
}

async function renderSome(shots: Shot[]): Promise<void> {
  const shotByFile = new Map(shots.map((shot, index) => [join(folder, `${index}.png`), shot]))
  const jobs = [...shotByFile].map(([out, shot]) => ({
    piece: shot.piece,
    view: shot.view,
    ...sizeOf(shot),
    samples: Math.max(1, Math.round(Number(flags.samples) * (shot.view.samples ?? 1))),
    out,
  }))
  writeFileSync(join(folder, 'jobs.json'), JSON.stringify(jobs))
  const script = join(import.meta.dirname, 'blender/studio.py')
  const blender = ['blender', '-b', '-t', '2', '--python', script, '--', join(folder, 'jobs.json'), denoiserWeights()]
  // the lowest priority, so that rendering does not slow other programs
  const [program = 'nice', ...rest] = existsSync('/usr/bin/chrt')
    ? ['chrt', '--idle', '0', 'nice', '-n', '19', ...blender]
    : ['nice', '-n', '19', ...blender]
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise<void>((resolve, reject) => child.on('error', reject).on('exit', () => resolve()))
  for await (const line of createInterface({ input: child.stdout })) {
    const taken = /^TAKEN (\S+) (.*)$/.exec(line)
    if (taken?.[1]) await saveShot(shotByFile.get(taken[1]), taken[1], taken[2] ?? '')
    else if (/^(FAILED|Traceback|\w*Error|  File )/.test(line)) stderr.write(`${line}\n`)
  }
  await ended
}

async function saveShot(shot: Shot | undefined, png: string, times: string): Promise<void> {
  if (!shot) return
  const file = flags.into === undefined ? shot.file : join(flags.into, `${shot.key}-${shot.at}.png`)
  mkdirSync(dirname(file), { recursive: true })
  const size = flags.into === undefined ? await saveAvif(png, file) : (await sharp(png).toFile(file)).size
  if (flags.into === undefined && shot.at === 'scene') await saveSmallerSizes(png, file)
  stdout.write(`${shot.key} ${shot.at} ${shot.view.name}: ${Math.round(size / 1024)} KB, ${times}\n`)
}

/** Writes an AVIF file and returns its size in bytes. If the file is larger than `largestBytes`, lowers the quality. */
async function saveAvif(png: string, file: string): Promise<number> {
  let { quality } = avif
  let { size } = await sharp(png).avif(avif).toFile(file)
  while (size > largestBytes && quality > 40) {
    quality -= 6
    size = (
      await sharp(png)
        .avif({ ...avif, quality })
        .toFile(file)
    ).size
  }
  return size
}

/** Writes smaller sizes of a scene, and a WebP file for browsers without AVIF. `cutAllSizes` does not resize scenes. */
async function saveSmallerSizes(png: string, file: string): Promise<void> {
  const pathWith = (ending: string) => file.replace('1600.avif', ending)
  for (const smaller of [640, 1024])
    await sharp(png)
      .resize(smaller)
      .avif(avif)
      .toFile(pathWith(`${smaller}.avif`))
  await sharp(png).resize(1024).webp({ quality: 80 }).toFile(pathWith('1024.webp'))
}
