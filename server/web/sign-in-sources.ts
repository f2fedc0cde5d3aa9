import type { SignInOptions } from '#contract/auth.ts'

/** Third parties that a page may use: the sources of scripts, frames and requests. */
export type ThirdPartySources = { scripts: readonly string[]; frames: readonly string[]; calls: readonly string[] }

export const noSources: ThirdPartySources = { scripts: [], frames: [], calls: [] }

const telegram: ThirdPartySources = {
  scripts: ['https://telegram.org/js/'],
  frames: ['https://oauth.telegram.org'],
  calls: ['https://oauth.telegram.org'],
}

const captcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

export function signInSources(options: Pick<SignInOptions, 'telegram' | 'firebase'>): ThirdPartySources {
  const all = [options.telegram ? telegram : noSources, options.firebase ? googleSources(options.firebase) : noSources]
  return {
    scripts: all.flatMap(({ scripts }) => scripts),
    frames: all.flatMap(({ frames }) => frames),
    calls: all.flatMap(({ calls }) => calls),
  }
}

function googleSources({ auth_domain: authDomain, emulator_url: standIn }: NonNullable<SignInOptions['firebase']>): ThirdPartySources {
  const local = standIn ? [standIn] : []
  return {
    scripts: ['https://apis.google.com', ...captcha],
    frames: [`https://${authDomain}`, 'https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/', ...local],
    calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', 'https://www.google.com/recaptcha/', ...local],
  }
}
