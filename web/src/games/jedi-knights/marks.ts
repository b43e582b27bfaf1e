/** Themes and allegiances: each has a colour, a shape and a letter. Shapes lie in a box from -100 to 100. */
import { circle, polygon, regular } from '$lib/drawing/shapes';
import type { Allegiance, Theme } from './cards';

export interface Mark {
  fill: string;
  shape: string;
  /** Key of a message: the letter. */
  letter: string;
}

export const THEME_MARKS: Record<Theme, Mark> = {
  luke: { fill: '#1f63b5', shape: regular(8, 100, 0, 0.78), letter: 'jk-web-theme-luke.letter' },
  han: { fill: '#99600a', shape: regular(6, 98), letter: 'jk-web-theme-han.letter' },
  vader: { fill: '#a3202b', shape: polygon([[-84, -84], [84, -84], [84, 24], [0, 98], [-84, 24]]), letter: 'jk-web-theme-vader.letter' },
  tarkin: { fill: '#3d6272', shape: polygon([[-86, -86], [86, -86], [86, 86], [-86, 86]]), letter: 'jk-web-theme-tarkin.letter' },
  jabba: { fill: '#5d6b17', shape: regular(4, 106), letter: 'jk-web-theme-jabba.letter' },
};

export const ALLEGIANCE_MARKS: Record<Allegiance, Mark> = {
  alliance: { fill: '#1d5fc0', shape: circle(0, 0, 98), letter: 'jk-web-side-alliance.letter' },
  empire: { fill: '#8c1f2b', shape: regular(8, 102, Math.PI / 8), letter: 'jk-web-side-empire.letter' },
  independent: { fill: '#6d5716', shape: polygon([[0, -104], [104, 0], [0, 104], [-104, 0]]), letter: 'jk-web-side-independent.letter' },
};

/** A five-pointed star: leadership. */
export const STAR = regular(5, 100, 0, 0.42);
