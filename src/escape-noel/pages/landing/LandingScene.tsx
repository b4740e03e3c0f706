/**
 * The game's first picture (source: art/escape-noel/landing.svg): a small knight with a lantern looks up at the winter star, which
 * has gone dark. Written in the page itself, so that it paints with it and its layers can breathe.
 */
export function LandingScene() {
  return (
    <svg
      className="landing-scene"
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {/* The game's first picture: a small knight with a lantern looks up at the winter star, which has gone dark.
       What matters stands between x 600 and 1000, so that a phone's upright crop keeps it; words go over the sky, y 220 to 520. */}
      <defs>
        <linearGradient id="n-sky" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#4a4a9e" />
          <stop offset=".3" stopColor="#2a2a6c" />
          <stop offset=".65" stopColor="#151a44" />
          <stop offset="1" stopColor="#0a0f24" />
        </linearGradient>
        <radialGradient id="n-halo">
          <stop offset="0" stopColor="#8f9be8" stopOpacity=".55" />
          <stop offset=".4" stopColor="#6a70c8" stopOpacity=".2" />
          <stop offset="1" stopColor="#6a70c8" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="n-lamp">
          <stop offset="0" stopColor="#fff3cf" stopOpacity=".95" />
          <stop offset=".25" stopColor="#f9cf78" stopOpacity=".55" />
          <stop offset="1" stopColor="#f09a42" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="n-foil" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#c4892f" />
          <stop offset=".45" stopColor="#ffe9ad" />
          <stop offset="1" stopColor="#b87a24" />
        </linearGradient>
        <linearGradient id="n-cape" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#e0566f" />
          <stop offset="1" stopColor="#8f2b4c" />
        </linearGradient>
        <linearGradient id="n-steel" x1="0" y1="0" x2="1" y2=".6">
          <stop offset="0" stopColor="#e6e9fb" />
          <stop offset=".5" stopColor="#aab2dc" />
          <stop offset="1" stopColor="#6a70a8" />
        </linearGradient>
        <symbol id="n-fir" viewBox="0 0 60 100" overflow="visible">
          <path
            fill="currentColor"
            d="M30 2C34 14 40 22 47 29H39C43 40 49 48 55 54H45C49 66 54 76 60 86Q46 90 34 90V99H26V90Q14 90 0 86C6 76 11 66 15 54H5C11 48 17 40 21 29H13C20 22 26 14 30 2Z"
          />
          <path
            fill="#dfe3fb"
            opacity=".09"
            d="M30 2C26 14 20 22 13 29H21C17 40 11 48 5 54H15C11 66 6 76 0 86 14 70 24 40 30 2Z"
          />
        </symbol>
        <symbol id="n-star" viewBox="-10 -10 20 20" overflow="visible">
          <path fill="currentColor" d="M0-10Q1.2-1.2 10 0 1.2 1.2 0 10-1.2 1.2-10 0-1.2-1.2 0-10Z" />
        </symbol>
        <symbol id="n-house" viewBox="0 0 60 60" overflow="visible">
          <path fill="currentColor" d="M4 28H56V62H4Z" />
          <path fill="#dfe3fb" d="M-2 30L30 2 62 30 56 32 30 12 4 32Z" />
          <path fill="#f5c862" d="M14 38H24V50H14ZM36 38H46V50H36Z" />
        </symbol>
      </defs>
      {/* sky */}
      <path id="night-sky" fill="url(#n-sky)" d="M0 0H1600V900H0Z" />
      <g id="night-stars" fill="none" strokeLinecap="round">
        <path
          className="night-stars-far"
          stroke="#cfd6ff"
          strokeOpacity=".55"
          strokeWidth="2.6"
          d="M1478 216h.1M1213 113h.1M467 105h.1M417 106h.1M1393 369h.1M207 381h.1M1571 97h.1M1467 165h.1M1503 412h.1M46 245h.1M977 389h.1M1320 79h.1M77 284h.1M365 271h.1M1533 247h.1M1416 175h.1M1043 63h.1M1427 409h.1M540 333h.1M342 368h.1M689 176h.1M172 297h.1M1349 207h.1M1373 37h.1M457 181h.1M714 400h.1M162 179h.1M218 145h.1M1382 325h.1M333 270h.1M601 156h.1M1171 400h.1M580 121h.1M211 315h.1M1032 421h.1M335 354h.1M313 186h.1M1002 121h.1M1392 329h.1M289 263h.1M1055 152h.1M1062 411h.1M482 292h.1M516 63h.1M1312 89h.1M554 180h.1M1338 297h.1M1348 137h.1M821 125h.1M646 226h.1M156 260h.1M762 186h.1M533 416h.1M399 400h.1M1196 242h.1M719 147h.1M780 37h.1M138 250h.1M1459 180h.1M918 249h.1M203 39h.1M186 187h.1M1477 229h.1M790 295h.1M1038 315h.1M1093 229h.1M831 133h.1M596 175h.1M781 170h.1M318 192h.1"
        />
        <path
          className="night-stars-near"
          stroke="#fff6dc"
          strokeWidth="4.2"
          strokeOpacity=".85"
          d="M1545 52h.1M1205 348h.1M55 154h.1M1132 27h.1M1437 350h.1M878 224h.1M1315 221h.1M616 156h.1M942 215h.1M1407 210h.1M672 24h.1M833 29h.1M1005 256h.1M159 106h.1M494 84h.1M1104 354h.1M1226 129h.1M932 88h.1M379 44h.1M251 62h.1M126 140h.1M68 305h.1M1454 270h.1M121 113h.1M701 178h.1M232 113h.1"
        />
      </g>
      <g id="night-sparkles" color="#f5c862">
        <use href="#n-star" x="300" y="150" width="26" height="26" />
        <use href="#n-star" x="520" y="90" width="18" height="18" />
        <use href="#n-star" x="1130" y="120" width="24" height="24" />
        <use href="#n-star" x="1330" y="230" width="18" height="18" />
        <use href="#n-star" x="180" y="330" width="16" height="16" />
        <use href="#n-star" x="650" y="240" width="16" height="16" />
        <use href="#n-star" x="962" y="250" width="18" height="18" />
      </g>
      {/* the winter star, dark: a cold body, a broken rim of gold */}
      <g id="winter-star">
        <circle cx="800" cy="130" r="210" fill="url(#n-halo)" />
        <path fill="#1a2158" d="M800 22Q810 118 896 130 810 142 800 238 790 142 704 130 790 118 800 22Z" />
        <path fill="#323a86" d="M800 22Q790 118 704 130L800 130ZM800 238Q810 142 896 130L800 130Z" />
        <path
          fill="#262d70"
          d="M800 130L752 82 790 106ZM800 130L848 82 810 106ZM800 130L752 178 790 154ZM800 130L848 178 810 154Z"
        />
        <path
          fill="none"
          stroke="url(#n-foil)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeDasharray="70 12 34 10"
          d="M800 22Q810 118 896 130 810 142 800 238 790 142 704 130 790 118 800 22Z"
        />
        <path
          id="winter-star-ember"
          fill="#f5c862"
          d="M800 117Q801.5 128.5 813 130 801.5 131.5 800 143 798.5 131.5 787 130 798.5 128.5 800 117Z"
        />
      </g>
      {/* hills, far to near */}
      <g className="night-hill night-hill-1" id="night-hill-1">
        <g color="#34377f">
          <use href="#n-fir" x="300" y="470" width="64" height="106" />
          <use href="#n-fir" x="360" y="500" width="48" height="80" />
          <use href="#n-fir" x="1230" y="440" width="70" height="116" />
          <use href="#n-fir" x="1300" y="466" width="52" height="86" />
        </g>
        <path
          id="nh1"
          fill="none"
          d="M-40 620C140 520 320 540 480 600 640 650 760 560 900 570 1080 580 1240 520 1400 540 1500 550 1580 590 1660 580V940H-40Z"
        />
        <use href="#nh1" stroke="#050818" strokeOpacity=".16" strokeWidth="18" />
        <use href="#nh1" stroke="#050818" strokeOpacity=".22" strokeWidth="8" />
        <path
          fill="#3a3d8c"
          d="M-40 620C140 520 320 540 480 600 640 650 760 560 900 570 1080 580 1240 520 1400 540 1500 550 1580 590 1660 580V940H-40Z"
        />
        <use href="#nh1" stroke="#fff6dc" strokeOpacity=".3" strokeWidth="2" />
      </g>
      <g className="night-hill night-hill-2" id="night-hill-2">
        <g color="#2a2d70">
          <use href="#n-fir" x="96" y="550" width="80" height="132" />
          <use href="#n-fir" x="160" y="580" width="60" height="100" />
          <use href="#n-fir" x="1470" y="530" width="86" height="142" />
          <use href="#n-fir" x="1410" y="566" width="58" height="98" />
        </g>
        <g color="#23265f">
          <use href="#n-house" x="1120" y="566" width="54" height="54" />
          <use href="#n-house" x="1172" y="580" width="42" height="42" />
          <use href="#n-house" x="500" y="590" width="48" height="48" />
        </g>
        <path
          id="nh2"
          fill="none"
          d="M-40 660C200 700 360 600 560 640 760 680 900 690 1080 640 1240 600 1440 600 1660 660V940H-40Z"
        />
        <use href="#nh2" stroke="#050818" strokeOpacity=".16" strokeWidth="18" />
        <use href="#nh2" stroke="#050818" strokeOpacity=".22" strokeWidth="8" />
        <path
          fill="#2c2f76"
          d="M-40 660C200 700 360 600 560 640 760 680 900 690 1080 640 1240 600 1440 600 1660 660V940H-40Z"
        />
        <use href="#nh2" stroke="#fff6dc" strokeOpacity=".26" strokeWidth="2" />
      </g>
      <g className="night-hill night-hill-3" id="night-hill-3">
        <g color="#1d2056">
          <use href="#n-fir" x="250" y="610" width="92" height="152" />
          <use href="#n-fir" x="330" y="650" width="64" height="106" />
          <use href="#n-fir" x="1290" y="590" width="98" height="162" />
          <use href="#n-fir" x="590" y="628" width="60" height="100" />
          <use href="#n-fir" x="636" y="662" width="40" height="66" />
          <use href="#n-fir" x="976" y="600" width="62" height="104" />
          <use href="#n-fir" x="1220" y="640" width="66" height="110" />
        </g>
        <path
          id="nh3"
          fill="none"
          d="M-40 720C120 690 300 760 520 740 680 726 760 690 900 700 1080 716 1180 760 1360 730 1480 710 1580 700 1660 710V940H-40Z"
        />
        <use href="#nh3" stroke="#050818" strokeOpacity=".16" strokeWidth="18" />
        <use href="#nh3" stroke="#050818" strokeOpacity=".22" strokeWidth="8" />
        <path
          fill="#20235f"
          d="M-40 720C120 690 300 760 520 740 680 726 760 690 900 700 1080 716 1180 760 1360 730 1480 710 1580 700 1660 710V940H-40Z"
        />
        <use href="#nh3" stroke="#fff6dc" strokeOpacity=".22" strokeWidth="2" />
      </g>
      {/* a path of snow up to the hill */}
      <path
        id="night-path"
        fill="#dfe3fb"
        opacity=".16"
        d="M770 940C720 880 880 850 840 810 820 790 800 780 812 752L828 752C826 780 860 790 880 812 920 856 800 880 880 940Z"
      />
      {/* the knight and the lantern */}
      <circle id="lantern-light" cx="866" cy="680" r="230" fill="url(#n-lamp)" />
      <g id="knight">
        <path fill="#050818" opacity=".35" d="M720 772Q800 752 920 778 860 796 720 772Z" />
        <path fill="url(#n-cape)" d="M768 640C744 680 728 730 716 768 750 782 800 784 838 772L826 640Z" />
        <path
          fill="#6d1f3c"
          opacity=".6"
          d="M812 640L838 772C820 778 806 780 794 780 806 730 806 680 796 640Z"
        />
        <path
          fill="#2a2d6a"
          d="M772 740H794V778H766C764 768 768 764 772 762ZM802 740H824V778H798C796 768 800 764 802 762Z"
        />
        <path
          fill="url(#n-steel)"
          d="M770 648C780 640 814 640 826 648 836 680 838 720 834 752H764C762 720 762 680 770 648Z"
        />
        <path fill="#f5c862" d="M798 668Q800 686 816 688 800 690 798 708 796 690 780 688 796 686 798 668Z" />
        <path
          fill="url(#n-cape)"
          d="M758 650C750 690 744 730 730 768 722 768 718 768 716 768 728 730 744 680 768 640Z"
        />
        <path fill="url(#n-steel)" d="M818 656C838 664 850 660 862 640L876 650C866 680 844 694 822 688Z" />
        <circle cx="870" cy="642" r="10" fill="#f6d3bd" />
        <g id="knight-head" transform="rotate(-11 800 648)">
          <path
            fill="url(#n-steel)"
            d="M754 610C750 566 772 546 800 546 830 546 848 568 846 610 846 636 826 650 800 650 772 650 756 636 754 610Z"
          />
          <path
            fill="#f6d3bd"
            d="M784 596C796 588 834 588 846 598 848 626 834 640 816 640 796 640 784 622 784 596Z"
          />
          <g fill="#2b2350">
            <ellipse cx="814" cy="605" rx="5" ry="7" />
            <ellipse cx="838" cy="603" rx="4.5" ry="7" />
          </g>
          <g fill="#fff">
            <circle cx="814" cy="600.5" r="2.2" />
            <circle cx="838" cy="598.5" r="2.2" />
          </g>
          <ellipse cx="806" cy="621" rx="7" ry="4.5" fill="#f2a0a8" />
          <path
            fill="none"
            stroke="#2b2350"
            strokeWidth="2.6"
            strokeLinecap="round"
            d="M818 622Q825 628 831 621"
          />
          <path fill="#8a90c4" d="M752 588C770 580 830 578 850 590L848 600C830 590 776 592 753 600Z" />
          <path
            fill="url(#n-foil)"
            d="M796 548C786 520 758 506 730 520 744 522 748 530 744 540 756 532 764 536 766 546 776 540 788 542 796 548Z"
          />
        </g>
      </g>
      <g id="knight-lantern">
        <path fill="none" stroke="url(#n-foil)" strokeWidth="3.5" d="M858 662C858 644 882 644 882 662" />
        <path fill="#2a2d6a" d="M850 668L862 658H878L890 668Z" />
        <path fill="#fff3cf" d="M853 670H887L883 706H857Z" />
        <path fill="url(#n-foil)" d="M848 667H892V672H848ZM852 705H888L892 713H848Z" />
        <path fill="#f5a742" d="M870 676C880 690 880 702 870 704 860 702 860 690 870 676Z" />
      </g>
      {/* the near hill and the firs that frame the scene */}
      <g className="night-hill night-hill-4" id="night-hill-4">
        <path
          id="nh4"
          fill="none"
          d="M-40 800C160 770 420 800 640 780 760 768 880 770 1000 784 1200 806 1420 770 1660 790V940H-40Z"
        />
        <use href="#nh4" stroke="#050818" strokeOpacity=".16" strokeWidth="18" />
        <use href="#nh4" stroke="#050818" strokeOpacity=".22" strokeWidth="8" />
        <path
          fill="#15184a"
          d="M-40 800C160 770 420 800 640 780 760 768 880 770 1000 784 1200 806 1420 770 1660 790V940H-40Z"
        />
        <use href="#nh4" stroke="#fff6dc" strokeOpacity=".2" strokeWidth="2" />
      </g>
      <g id="night-curtain-left" color="#0d1136">
        <use href="#n-fir" x="-60" y="500" width="240" height="400" />
        <use href="#n-fir" x="120" y="640" width="160" height="266" />
      </g>
      <g id="night-curtain-right" color="#0d1136">
        <use href="#n-fir" x="1420" y="490" width="250" height="416" />
        <use href="#n-fir" x="1320" y="650" width="150" height="250" />
      </g>
      <g className="night-hill night-hill-5" id="night-hill-5">
        <path id="nh5" fill="none" d="M-40 862C240 830 520 870 800 860 1080 850 1360 830 1660 862V940H-40Z" />
        <use href="#nh5" stroke="#050818" strokeOpacity=".16" strokeWidth="18" />
        <use href="#nh5" stroke="#050818" strokeOpacity=".22" strokeWidth="8" />
        <path fill="#0a0f2c" d="M-40 862C240 830 520 870 800 860 1080 850 1360 830 1660 862V940H-40Z" />
        <use href="#nh5" stroke="#fff6dc" strokeOpacity=".14" strokeWidth="2" />
      </g>
    </svg>
  );
}
