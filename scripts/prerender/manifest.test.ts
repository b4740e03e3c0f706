import { describe, expect, it } from 'vitest';
import { filesOfPart, type Manifest } from './manifest';

const MANIFEST: Manifest = {
  'index.html': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
  'src/Game.tsx': { file: 'assets/Game.js', imports: ['_game.js', '_shared.js'] },
  '_game.js': { file: 'assets/game-shared.js' },
};

describe('the files of a part', () => {
  it("are the entry's, its own and those of all that they import, however far, each once", () => {
    expect(filesOfPart(MANIFEST, 'src/Game.tsx')).toEqual({
      scripts: [
        '/assets/entry.js',
        '/assets/shared.js',
        '/assets/deep.js',
        '/assets/Game.js',
        '/assets/game-shared.js',
      ],
      styles: ['/assets/entry.css', '/assets/shared.css'],
    });
  });

  it('are refused where the build lacks the part, or what it imports', () => {
    expect(() => filesOfPart(MANIFEST, 'src/Other.tsx')).toThrow('no part « src/Other.tsx »');
    const torn = { ...MANIFEST, 'src/Game.tsx': { file: 'assets/Game.js', imports: ['_lost.js'] } };
    expect(() => filesOfPart(torn, 'src/Game.tsx')).toThrow('no part « _lost.js »');
  });
});
